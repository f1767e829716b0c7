import type { Browser } from "@playwright/test";
import type { AdminParameter } from "@/lib/contract/admin/parameter";
import { logIn } from "./support/member";
import type { OwnSite } from "./support/own-site";
import { CHAUFFEURS_MENU, ON_CHAUFFEURS_PAGES } from "./support/settings-on-pages/chauffeurs-pages";
import { ON_ESTATES_PAGES } from "./support/settings-on-pages/estates-pages";
import type { SeenOnPage } from "./support/settings-on-pages/seen-on-page";
import { listedPaths } from "./support/site-pages";
import { expect, long, ONCE, test } from "./support/test";

const WINDOWS = { wide: { width: 1440, height: 900 }, small: { width: 390, height: 844 } };

/** Returns functions that set a site's settings as its owner, by their keys. */
async function asOwner(browser: Browser, site: OwnSite, email: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(site, page, "fr", { email, password: "demonstration-only" });
  const path = `${site.url}/api/admin/parameter`;
  const read = async (): Promise<AdminParameter[]> =>
    (await (await page.request.get(path)).json()).data;
  const set = async (values: Record<string, Pick<AdminParameter, "value">>) => {
    const known = await read();
    for (const [type, data] of Object.entries(values)) {
      const version = known.find((one) => one.type === type)?.version ?? "";
      const headers = { origin: site.url, "If-Match": version };
      const answer = await page.request.put(`${path}/${type}`, {
        headers,
        data: { ...data, reason: "Essai" },
      });
      expect(answer.ok(), `${type}: ${await answer.text()}`).toBe(true);
    }
  };
  return { read, set, end: () => context.close() };
}

/** Looks at each setting, each page opened once for all that are seen there. */
async function seenOf(
  browser: Browser,
  { url }: OwnSite,
  settings: Record<string, SeenOnPage>,
): Promise<Record<string, unknown>> {
  const places = new Set(Object.values(settings).map(({ place }) => place.join(" ")));
  const seen: Record<string, unknown> = {};
  for (const place of places) {
    const [path, window] = place.split(" ") as unknown as SeenOnPage["place"];
    const context = await browser.newContext({
      viewport: WINDOWS[window],
      reducedMotion: "reduce",
    });
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));
    await page.goto(url + path);
    for (const [key, { place: own, look }] of Object.entries(settings))
      if (own.join(" ") === place) seen[key] = await look(page);
    await context.close();
  }
  return seen;
}

/** Sets all of the settings to their first values, then to their second, and looks. */
async function expectSeen(
  browser: Browser,
  site: OwnSite,
  email: string,
  settings: Record<string, SeenOnPage>,
  besides: Record<string, string> = {},
): Promise<void> {
  const owner = await asOwner(browser, site, email);
  const before = (await owner.read()).filter(({ type }) => type in settings || type in besides);
  try {
    for (const round of [0, 1]) {
      const values = Object.entries(settings).map(([key, { byValue }]): [string, string] => [
        key,
        byValue[round]?.[0] ?? "",
      ]);
      const all = [...Object.entries(besides), ...values];
      await owner.set(Object.fromEntries(all.map(([key, value]) => [key, { value }])));
      const wanted = Object.entries(settings).map(([key, { byValue }]) => [
        key,
        byValue[round]?.[1],
      ]);
      expect(await seenOf(browser, site, settings)).toEqual(Object.fromEntries(wanted));
    }
  } finally {
    await owner.set(
      Object.fromEntries(
        before.map(({ type, isSet, value }) => [type, { value: isSet ? value : null }]),
      ),
    );
    await owner.end();
  }
}

test("the chauffeur’s pages are others by each setting", long(ONCE), async ({ browser, site }) => {
  test.setTimeout(180_000);
  await expectSeen(browser, site, "super@72.example", ON_CHAUFFEURS_PAGES, CHAUFFEURS_MENU);
});

test("so are the estate’s", long(ONCE), async ({ browser, estate, request }) => {
  test.setTimeout(180_000);
  const listed = await listedPaths(estate, request, "fr");
  const product = listed.find((path) => path.includes("/product/muscadet-les-aulnes")) ?? "";
  const settings = Object.entries(ON_ESTATES_PAGES(product));
  const those = (ofCode: boolean) =>
    Object.fromEntries(settings.filter(([key]) => (key === "INJECTED_CODE_PURPOSE") === ofCode));
  await expectSeen(browser, estate, "super@73.example", those(false));
  // Code that waits for consent, which nobody gives here. No shared cache keeps pages with it.
  const besides = { AFTER_BODY_HTML_TO_LOAD: '<img alt="" src="https://pixel.example/1.gif">' };
  await expectSeen(browser, estate, "super@73.example", those(true), besides);
});
