import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarWithoutKeys, htmlWithoutKeys, withoutKeys } from "./without-keys";

const SITE = "https://www.estuaire.example";
const KEY = "k3yK3yk3yK3yk3yK3yk3yK3yk3yK3yk3";

describe("a letter without its keys", () => {
  it.each([
    [`/booking/EST-7K2M4P?key=${KEY}`, "/booking/EST-7K2M4P?key=…"],
    [`/booking/EST-7K2M4P/company?key=${KEY}`, "/booking/EST-7K2M4P/company?key=…"],
    [`/en/booking/EST-7K2M4P?key=${KEY}#withdrawal`, "/en/booking/EST-7K2M4P?key=…#withdrawal"],
    [`/payment/${KEY}`, "/payment/…"],
    ["/payment/short", "/payment/…"],
    [`/password/reset/${KEY}`, "/password/reset/…"],
    ["/password/reset/ask", "/password/reset/ask"],
    [`/auth/confirm/${KEY}`, "/auth/confirm/…"],
    [`/en/auth/email/${KEY}`, "/en/auth/email/…"],
    [`/newsletter/${KEY}?list=1`, "/newsletter/…?list=…"],
    ["/auth?next=%2Faccount", "/auth?next=…"],
    [`/one-day/there-is/${KEY}`, "/one-day/there-is/…"],
    [`/x#${KEY}`, "/x#…"],
    ["/", "/"],
    ["", ""],
    [
      "/services/chauffeur-prive-pour-les-escapades-touristiques",
      "/services/chauffeur-prive-pour-les-escapades-touristiques",
    ],
    ["/contacter?reference=EST-7K2M4P", "/contacter?reference=EST-7K2M4P"],
    [`/contacter?reference=${KEY}`, "/contacter?reference=…"],
  ])("%s", (path, shown) => {
    expect(withoutKeys(`Voir :\n${SITE}${path}\n`)).toBe(`Voir :\n${SITE}${shown}\n`);
  });

  it("leaves a link that has lost its key leading nowhere, and others as they are", () => {
    const html = `<a href="${SITE}/booking/A?key=${KEY}&amp;x=1" style="a">Voir</a> <a href="${SITE}/">le site</a>`;
    expect(htmlWithoutKeys(html)).toBe(`<a style="a">Voir</a> <a href="${SITE}/">le site</a>`);
  });

  it("finds a key that a calendar file has folded", () => {
    const file = `BEGIN:VEVENT\r\nURL:${SITE}/booking/A?key=${KEY.slice(0, 10)}\r\n ${KEY.slice(10)}\r\nEND:VEVENT`;
    expect(calendarWithoutKeys(file)).toBe(
      `BEGIN:VEVENT\r\nURL:${SITE}/booking/A?key=…\r\nEND:VEVENT`,
    );
  });

  it("shows no code of ours, wherever it stands in an address", () => {
    const bytes = fc.uint8Array({ minLength: 24, maxLength: 32 });
    fc.assert(
      fc.property(bytes, fc.constantFrom("/a/", "/payment/", "/b?c=", "/d#"), (drawn, before) => {
        const code = Buffer.from(drawn).toString("base64url");
        expect(withoutKeys(SITE + before + code)).not.toContain(code.slice(0, 12));
      }),
    );
  });
});
