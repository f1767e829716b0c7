import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { HARBOUR, HARBOUR_PATHS } from "@/testing/harbour-site";
import { hostileSite } from "@/testing/hostile-site";
import { seedFolder } from "@/testing/seed-folder";
import { HOSTILE_TEXTS, RAN } from "./support/hostile-texts";
import { HOSTILE_PORT } from "./support/servers";
import { listedPaths } from "./support/site-pages";
import { type StartedSite, startSite } from "./support/start-site";
import { expect, ONCE, test } from "./support/test";

const run = `window.${RAN}=1`;

/** Further dangers of owners' HTML: markup that a parser changes, policies, unclosed elements. */
const OWNERS_TEXTS = [
  ...HOSTILE_TEXTS,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${run}&gt;">`,
  `<svg></p><style><a id="</style><img src=x onerror=${run}>">`,
  `<meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-inline'">`,
  `<style>@import "data:text/css,*{display:none!important}";*{visibility:hidden!important}</style>`,
  `</style><script>${run}</script>`,
  `<img src='/nowhere?`,
];

/** Texts that every text of a site contains together: an unclosed one takes the rest along. */
const IN_ONE_SITE = OWNERS_TEXTS.join(" ");

/** Elements that no text may make: each could change the page, or where it leads. */
const FOREIGN =
  "main base, main iframe, main object, main embed, main form[action^='javascript'], meta[http-equiv], [onerror], [onload], [onfocus], [ontoggle], a[href^='javascript' i], a[href^='data' i]";

let site: StartedSite;
const dataDir = mkdtempSync(join(tmpdir(), "hostile-e2e-"));

// The site of both tests has a single port.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const sites = [hostileSite(IN_ONE_SITE)];
  await (await seedFolder(dataDir, sites, "demonstration-only")).close();
  site = await startSite(HARBOUR, HOSTILE_PORT, { DATA_DIR: dataDir });
});

test.afterAll(async () => {
  await site.end();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Returns the directives of a policy, each hash as one word: two pages differ in their data. */
const shapeOf = (policy = "") =>
  policy.replaceAll(/'sha256-[^']+'/g, "#").replaceAll(/#( #)+/g, "#");

const doneBy = (page: Page) =>
  page.evaluate(
    ([ran, foreign]) => ({
      ran: Reflect.get(window, ran),
      refused: Reflect.get(window, "refusedByPolicy"),
      made: [...document.querySelectorAll(foreign)].map(({ outerHTML }) => outerHTML.slice(0, 90)),
      isHidden: getComputedStyle(document.body).visibility,
      // Structured data is whole, and says the text as it was written.
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].every(
        ({ textContent }) => JSON.parse(textContent)["@graph"].length > 0,
      ),
    }),
    [RAN, FOREIGN] as const,
  );

test(
  "what an owner or an address says is text on every page, and runs nowhere",
  ONCE,
  async ({ page, consoleErrors }) => {
    test.setTimeout(180_000);
    await page.addInitScript(() => {
      const refused: string[] = [];
      Reflect.set(window, "refusedByPolicy", refused);
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
        refused.push(`${violatedDirective} ${blockedURI}`);
      });
    });
    const words = encodeURIComponent(IN_ONE_SITE.slice(0, 4_000));
    const listed = await listedPaths(site, page.request, "fr");
    const paths = [
      ...listed,
      ...["/auth", "/withdrawal", "/cart", "/nulle-part"],
      `${HARBOUR_PATHS.shop}?search=${words}&tag=${words}#${words}`,
      `/auth?next=${words}`,
      `/${encodeURIComponent('"><script>x</script>')}`,
    ];
    expect(listed).toContain("/built");
    const policies = new Set<string>();
    for (const path of paths) {
      const answer = await page.goto(site.url + path);
      await page.waitForLoadState("networkidle");
      expect(await doneBy(page), path).toEqual({
        ran: undefined,
        refused: [],
        made: [],
        isHidden: "visible",
        data: true,
      });
      expect(page.url().split(/[?#]/, 1)[0], path).toBe(site.url + path.split(/[?#]/, 1)[0]);
      const policy = answer?.headers()["content-security-policy"];
      if (listed.includes(path)) policies.add(shapeOf(policy));
    }
    // All public pages have the same policy of a site without code of its owner.
    expect([...policies]).toHaveLength(1);
    expect([...policies][0]).not.toContain("unsafe");
    // A picture without an address is asked for, and not there. Markup that no parser leaves as it
    // was written, such as a paragraph in a paragraph, is drawn anew by React, which reports it.
    const isMeant = (text: string) => /^Failed to load resource|React error #418/.test(text);
    consoleErrors.splice(
      0,
      consoleErrors.length,
      ...consoleErrors.filter((text) => !isMeant(text)),
    );
  },
);

test("nor does it get out of what is beside the pages", ONCE, async ({ page }) => {
  const ask = async (path: string) => {
    const answer = await page.request.get(site.url + path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["set-cookie"], path).toBeUndefined();
    return answer.text();
  };
  const manifest = JSON.parse(await ask("/manifest.webmanifest"));
  expect(manifest.name).toContain(HOSTILE_TEXTS[0]);
  expect(manifest).toMatchObject({ start_url: "/", background_color: "#121212", lang: "fr" });
  for (const line of (await ask("/robots.txt")).split("\n").filter(Boolean))
    expect(line).toMatch(/^(?:User-Agent: \*|(?:Allow|Disallow): \/[a-z/]*|Sitemap: http\S+)$/);
  const sitemap = await page.evaluate(
    (xml) => {
      const { documentElement: root } = new DOMParser().parseFromString(xml, "application/xml");
      return {
        name: root.localName,
        parts: [...new Set([...root.children].map((one) => one.localName))],
      };
    },
    await ask("/sitemap.xml"),
  );
  expect(sitemap).toEqual({ name: "urlset", parts: ["url"] });
});
