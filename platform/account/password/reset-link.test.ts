import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outbox } from "@/platform/db/schema/outbox";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const EMAIL = "member@901.example";
const PAGE = "/password/reset/";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

const everySite = () => platform.database.everySite;
const mails = () => everySite().select().from(outbox);

describe("the link in the mail", () => {
  it("begins with the site’s configured address, whatever a caller says of the host", async () => {
    const host = fc.oneof(
      fc.constantFrom(
        "evil.example",
        "www.901.example.evil.example",
        "www.901.example@evil.example",
      ),
      fc.constantFrom(
        "evil.example:443",
        "[::1]",
        "127.0.0.1",
        "localhost",
        "https://evil.example",
      ),
      fc.webAuthority(),
      fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 30 }),
    );
    const name = fc.constantFrom(
      ...["Host", "X-Forwarded-Host", "X-Forwarded-Server", "X-Forwarded-Proto", "X-Host"],
      ...["Origin", "Referer", "X-Original-URL", "X-Rewrite-URL", "X-Forwarded-Prefix"],
    );
    const header = fc.oneof(
      fc.tuple(name, host),
      host.map((value): [string, string] => ["Forwarded", `host=${value};proto=http;for=1.2.3.4`]),
      host.map((value): [string, string] => ["Origin", `https://${value}`]),
    );
    const language = fc.constantFrom("fr_FR", "en");
    const url = fc.constantFrom("", "http://evil.example", "https://www.901.example.evil.example");
    let mailed = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(header, { minLength: 1, maxLength: 5 }),
        language,
        url,
        async (given, userLang, base) => {
          await everySite().delete(outbox);
          const headers = new Headers();
          for (const [key, value] of given) {
            try {
              headers.append(key, value);
            } catch {
              // This is no header at all.
            }
          }
          headers.set("idSite", "901");
          headers.set("userLang", userLang);
          headers.set("Content-Type", "application/json");
          const body = JSON.stringify({ email: EMAIL });
          const init = { method: "PUT", headers, body };
          const response = await platform.app.request(`${base}/password/reset/ask`, init);
          expect(response.status).toBe(200);
          await platform.runDue();
          const [mail] = await mails();
          const links = `${mail?.text}\n${mail?.html}`.match(/https?:\/\/[^\s"<>]+/g) ?? [];
          expect(links.some((link) => link.includes(PAGE))).toBe(true);
          for (const link of links) expect(link).toMatch(/^https:\/\/www\.901\.example(?:\/|$)/);
          mailed += 1;
        },
      ),
      { numRuns: 500 },
    );
    expect(mailed).toBe(500);
  }, 300_000);
});
