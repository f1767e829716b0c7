import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partedUrl, tidiedPaths, tidiedUrl } from "./tidied-path";

describe("what an address may have been meant to be", () => {
  it.each([
    ["/EN", ["/en"]],
    ["/Fr", ["/"]],
    ["/fr", ["/"]],
    ["/SERVICES", ["/services"]],
    ["/en-GB/services", ["/en/services"]],
    ["/en_US", ["/en"]],
    ["/fr-FR/services/vtc-aeroport-nantes", ["/services/vtc-aeroport-nantes"]],
    ["/FR_fr/Tarifs", ["/Tarifs", "/tarifs"]],
    ["//services", ["/services"]],
    ["/services//", ["/services"]],
    ["/en///services/", ["/en/services"]],
    ["/services.", ["/services"]],
    ["/services).", ["/services"]],
    ["/services%20", ["/services"]],
    ["/services,", ["/services"]],
    ["/services%22", ["/services"]],
    ["/services%E2%80%9D", ["/services"]],
    ["/services%C2%A0%C2%BB", ["/services"]],
    ["/services%3E", ["/services"]],
    ["/services/)", ["/services"]],
    ["/en.", ["/en"]],
    ["/index.html", ["/"]],
    ["/en/index.php", ["/en"]],
    ["/services/Default.aspx", ["/services"]],
    ["/%E2%80%8Bservices%EF%BB%BF", ["/services"]],
    // e and its accent apart, Latin-1, and encoded twice.
    ["/cuve%CC%81es", ["/cuv%C3%A9es", "/cuvees"]],
    ["/cuv%E9es", ["/cuv%C3%A9es", "/cuvees"]],
    ["/cuv%25E9es", ["/cuv%C3%A9es", "/cuvees"]],
    ["/cuv%25C3%25A9es", ["/cuv%C3%A9es", "/cuvees"]],
    ["/Vins/Cuv%C3%89es", ["/vins/cuv%C3%A9es", "/vins/Cuv%C3%89es", "/vins/cuvees"]],
    ["/Product/Muscadet-7", ["/product/muscadet-7", "/product/Muscadet-7"]],
    ["/R%C3%A9server", ["/r%C3%A9server", "/reserver"]],
    ["/en/r%C3%A9server", ["/en/reserver"]],
    ["/%CC%81/evil.example", []],
    ["/services", []],
    ["/wp-login.php", []],
    ["/%5Cevil.example", []],
    ["/%252e%252e/services", []],
    ["/services%00", []],
  ])("of %s is %j", (path, meant) => {
    expect(tidiedPaths(path)).toEqual(meant);
  });

  it("leaves codes and references by their own letters", () => {
    expect(tidiedPaths("/PAYMENT/Ab_C-d")).toEqual(["/payment/Ab_C-d"]);
    expect(tidiedPaths("/EN/Booking/ABC-7K2M4P.")).toEqual([
      "/en/Booking/ABC-7K2M4P",
      "/en/booking/ABC-7K2M4P",
    ]);
    expect(tidiedPaths("/ACCOUNT/Bookings")).toContain("/account/bookings");
  });

  it("never leads elsewhere, and is tidy", () => {
    const part = fc.oneof(
      fc.constantFrom("/", "//", "\\", "%2F", "%5C", "%09", ".", "..", "%2e", "EN", "fr", "en-GB"),
      fc.constantFrom(
        "evil.example",
        "services",
        "index.php",
        ")",
        "%20",
        "%E9",
        "%25",
        "?",
        "@",
        ":",
      ),
      fc.string({ unit: "grapheme", maxLength: 4 }).map(encodeURIComponent),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        for (const meant of tidiedPaths(`/${parts.join("")}`)) {
          expect(meant).toMatch(/^\/(?![/\\])/);
          const { origin, pathname } = new URL(meant, "http://site.example");
          expect([origin, pathname]).toEqual(["http://site.example", meant]);
          // A tidied path leads nowhere further but by other letters.
          const further = tidiedPaths(meant);
          expect(further.every((path) => path.toLowerCase() === path || path !== meant)).toBe(true);
          expect(further).not.toContain(meant);
        }
      }),
      { numRuns: 500 },
    );
  });
});

it.each([
  ["/services%3Futm_source=x", "/services?utm_source=x"],
  ["/services%3futm_source%3Dx%26utm_medium%3Dmail", "/services?utm_source=x&utm_medium=mail"],
  ["/services&utm_source=x", "/services?utm_source=x"],
  ["/services&utm_source=x&utm_medium=mail", "/services?utm_source=x&utm_medium=mail"],
  ["/services%3Fa=1?b=2", "/services?a=1&b=2"],
  ["/services%3F", "/services"],
  ["/services?a=%3F&b", "/services?a=%3F&b"],
  ["/rock&roll", "/rock&roll"],
  ["/", "/"],
])("the query of %s is parted: %s", (url, parted) => {
  expect(partedUrl(url)).toBe(parted);
  expect(partedUrl(parted)).toBe(parted);
});

describe("an address with its query", () => {
  const key = "x7Kf-9_aQ2";
  it.each([
    [`/booking/R72?key=${key}.`, `/booking/R72?key=${key}`],
    [`/booking/R72?key=${key}%20)`, `/booking/R72?key=${key}`],
    [`/en/order/O1?key=${key}%E2%80%9D`, `/en/order/O1?key=${key}`],
    [`/payment/${key}).`, `/payment/${key}`],
    [`/payment/${key}%3E`, `/payment/${key}`],
    [`/booking/R72?back=1&amp;key=${key}`, `/booking/R72?back=1&key=${key}`],
    ["/reserver?pickup=Nantes&amp;dropoff=Clisson", "/reserver?pickup=Nantes&dropoff=Clisson"],
    [`/booking/R72%3Fkey=${key}`, `/booking/R72?key=${key}`],
    [`/en/order/O1%3Fkey%3D${key}).`, `/en/order/O1?key=${key}`],
    [`/payment/${key}&utm_source=mail`, `/payment/${key}?utm_source=mail`],
    [`/booking/R72?key=${key}`, `/booking/R72?key=${key}`],
    ["/auth?next=/", "/auth?next=/"],
    ["/vins?search=St.", "/vins?search=St."],
    ["/vins?search=a%26amp;b", "/vins?search=a%26amp;b"],
    ["/tarifs", "/tarifs"],
  ])("%s is %s", (url, tidied) => {
    expect(tidiedUrl(url)).toBe(tidied);
    expect(tidiedUrl(tidied)).toBe(tidied);
  });
});
