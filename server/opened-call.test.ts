import { describe, expect, it } from "vitest";
import { openedAnswer } from "./opened-call";

const PATH = "https://site.example/api/booking/ABC-234567/proof?key=secret";
const OPENED = { "sec-fetch-mode": "navigate", accept: "text/html,*/*" };
const refused = (status = 429) =>
  Response.json(
    { success: false, data: { code: "TOO_MANY_REQUESTS" }, message: "Trop de demandes." },
    { status, headers: { "retry-after": "30" } },
  );
const open = (headers: Record<string, string>, answer = refused(), path = PATH) =>
  openedAnswer(new Request(path, { headers }), answer, undefined);

describe("a link to a document that is opened too often", () => {
  it.each([
    ["French, where nothing says another language", {}, PATH, "fr"],
    ["the language that was chosen on the site", { cookie: "a=b; locale=en" }, PATH, "en"],
    ["the browser’s first language", { "accept-language": "en-GB,en;q=0.9,fr;q=0.8" }, PATH, "en"],
    ["that of the link", { cookie: "locale=en" }, `${PATH}&userLang=fr_FR`, "fr"],
  ])("shows a page in %s", async (_, headers, path, locale) => {
    const page = open({ ...OPENED, ...headers }, refused(), path);
    expect(page.status).toBe(429);
    expect(page.headers.get("retry-after")).toBe("30");
    expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
    const html = await page.text();
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(locale === "fr" ? "Réessayer" : "Try again");
    expect(html).not.toContain("TOO_MANY_REQUESTS");
  });

  it("answers a script as ever", () => {
    const asked: Record<string, string>[] = [{ "sec-fetch-mode": "cors", accept: "text/html" }, {}];
    for (const headers of asked) {
      const answer = refused();
      expect(open(headers, answer)).toBe(answer);
    }
  });

  it("shows the document, or what a form is told, as it is", () => {
    for (const answer of [new Response("%PDF"), refused(422), refused(401)])
      expect(open(OPENED, answer)).toBe(answer);
  });
});
