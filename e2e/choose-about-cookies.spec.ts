import type { APIRequestContext, Browser, Page, Request } from "@playwright/test";
import { localisedPath } from "@/lib/rules/text/locale-code";
import { coveredAtFocus } from "./support/covered-at-focus";
import { logIn, newMember } from "./support/member";
import type { OwnSite } from "./support/own-site";
import { setParameter } from "./support/set-parameter";
import { DEAD_PATHS, listedPaths, unlistedPaths } from "./support/site-pages";
import {
  ANY_WINDOW,
  expect,
  ignoreRefused,
  LOCALES,
  long,
  ONCE,
  pathIn,
  testOnOwnSite as test,
} from "./support/test";
import { EVERY_TOOL, leftIn, watchOutside } from "./support/watched-tools";
import { expectWithinWindow } from "./support/within-window";

const WORDS = {
  fr: {
    region: "Vos choix sur les cookies",
    accept: /Tout accepter$/,
    deny: /Tout refuser$/,
    choose: /^Choisir/,
    save: "Enregistrer",
    close: "Fermer",
    manage: "Gérer les cookies",
    allow: "Accepter",
    refuse: "Refuser",
  },
  en: {
    region: "Your choices about cookies",
    accept: /Accept all$/,
    deny: /Refuse all$/,
    choose: /^Choose/,
    save: "Save",
    close: "Close",
    manage: "Manage cookies",
    allow: "Accept",
    refuse: "Refuse",
  },
} as const;

/** Data that needs no consent: the choice itself, the language, the age. */
const EXEMPT = /^(?:cookie (?:tarteaucitron|locale)|local of-age)$/;

async function withSettings(
  { browser, site, email }: { browser: Browser; site: OwnSite; email: string },
  settings: Record<string, string>,
  work: () => Promise<void>,
): Promise<void> {
  const context = await browser.newContext();
  const owner = await context.newPage();
  await logIn(site, owner, "fr", { email, password: "demonstration-only" });
  const set = async (values: [string, string | null][]) => {
    for (const [type, value] of values) await setParameter(site, owner, { type, value });
  };
  await set(Object.entries(settings));
  try {
    await work();
  } finally {
    await set(Object.keys(settings).map((type) => [type, null]));
    await context.close();
  }
}

const banner = (page: Page, locale: "fr" | "en") =>
  page.getByRole("region", { name: WORDS[locale].region });
const isOfTools = (url: string) => new URL(url).pathname.startsWith("/consent/");

/** Lists the addresses of a site that visitors reach: those it lists, those it does not, dead ones. */
const everyPath = async (site: OwnSite, request: APIRequestContext, locale: "fr" | "en") => ({
  asking: await listedPaths(site, request, locale),
  others: [...unlistedPaths(locale), ...DEAD_PATHS.map((path) => localisedPath(path, locale))],
});

/**
 * Opens pages of a site with every tool configured, before a choice and after a refusal.
 * @param paths.asking pages that ask
 * @param paths.others pages that may be private, which ask nothing and measure nothing
 */
async function expectNothingLeaves(
  page: Page,
  { browser, site, email }: { browser: Browser; site: OwnSite; email: string },
  { asking, others = [] }: { asking: readonly string[]; others?: readonly string[] },
  locale: "fr" | "en",
): Promise<void> {
  const words = WORDS[locale];
  const stayed = async () => (await leftIn(page)).filter((one) => !EXEMPT.test(one));
  const deny = banner(page, locale).getByRole("button", { name: words.deny });
  const found: Record<string, string[]> = {};
  await withSettings({ browser, site, email }, EVERY_TOOL, async () => {
    await page.context().clearCookies();
    for (const path of asking) {
      await page.goto(site.url + path);
      await expect(deny).toBeVisible();
      expect(await leftIn(page)).toEqual(expect.arrayContaining(["cookie tarteaucitron"]));
      found[path] = await stayed();
    }
    for (const path of others) {
      await page.goto(site.url + path, { waitUntil: "networkidle" });
      found[path] = await stayed();
    }
    await page.goto(site.url + (asking[0] ?? ""));
    const told = page.waitForRequest((one) => one.url().endsWith("/api/consent"));
    await deny.click();
    expect((await told).postDataJSON()).toMatchObject({ accepted: [] });
    await expect(deny).toBeHidden();
    const loaded: string[] = [];
    const onRequest = (one: Request) => void (isOfTools(one.url()) && loaded.push(one.url()));
    page.on("request", onRequest);
    for (const path of [...asking, ...others]) {
      await page.goto(site.url + path, { waitUntil: "networkidle" });
      found[`${path} after a refusal`] = await stayed();
    }
    page.off("request", onRequest);
    // After a refusal nothing more is asked, and only the loader is loaded.
    expect(loaded.filter((url) => !url.includes("loader"))).toEqual([]);
  });
  expect(Object.entries(found).filter(([, left]) => left.length > 0)).toEqual([]);
}

/** Pages with a form, a map or a picture; the long walk goes to all. */
const SOME_ROUTES = ["/", "/tarifs-courses-vtc", "/reserver", "/contacter-votre-chauffeur-prive"];

test(
  "nothing leaves a browser before a choice, nor after a refusal",
  ONCE,
  async ({ browser, page, site, estate, request }) => {
    test.setTimeout(400_000);
    const asked = await watchOutside(page.context());
    await page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));
    const wines = (await listedPaths(estate, request, "fr")).slice(0, 2);
    const chauffeurs = { browser, site, email: "super@72.example" };
    await expectNothingLeaves(page, chauffeurs, { asking: SOME_ROUTES }, "fr");
    const estates = { browser, site: estate, email: "super@73.example" };
    await expectNothingLeaves(page, estates, { asking: wines }, "fr");
    expect(asked).toEqual([]);
  },
);

for (const { locale } of LOCALES) {
  test(
    `nor does it at any address of either site (${locale})`,
    long(ANY_WINDOW),
    async ({ browser, page, site, estate, request, consoleErrors }) => {
      test.setTimeout(1_200_000);
      const asked = await watchOutside(page.context());
      await page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));
      for (const [of, email] of [
        [site, "super@72.example"],
        [estate, "super@73.example"],
      ] as const) {
        const paths = await everyPath(of, request, locale);
        expect(paths.asking.length).toBeGreaterThan(25);
        await expectNothingLeaves(page, { browser, site: of, email }, paths, locale);
      }
      ignoreRefused(consoleErrors, 404, 410);
      expect(asked).toEqual([]);
    },
  );
}

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(`one accepts a tool alone, and takes it back (${locale})`, async ({
    browser,
    page,
    site,
  }) => {
    test.setTimeout(180_000);
    const asked = await watchOutside(page.context());
    await withSettings({ browser, site, email: "super@72.example" }, EVERY_TOOL, async () => {
      await page.goto(pathIn(prefix, "/services"));
      await banner(page, locale).getByRole("button", { name: words.choose }).click();
      const panel = page.getByRole("dialog", { name: words.region });
      await expect(panel).toBeVisible();
      await panel.getByRole("button", { name: `${words.allow} Plausible` }).click();
      const told = page.waitForRequest((one) => one.url().endsWith("/api/consent"));
      await panel.getByRole("button", { name: words.save }).click();
      const proof = (await told).postDataJSON();
      expect(proof).toMatchObject({ accepted: ["plausible"], shown: expect.any(Array) });
      expect(proof.shown).toHaveLength(6);
      await expect(panel).toBeHidden();
      await expect.poll(() => asked).toEqual(["plausible.io/js/script.manual.js"]);

      // It is loaded on the next visit without a word, and nothing else is.
      asked.length = 0;
      await page.goto(pathIn(prefix, "/tarifs-courses-vtc"));
      await expect.poll(() => asked).toEqual(["plausible.io/js/script.manual.js"]);
      await expect(banner(page, locale).getByRole("button", { name: words.deny })).toBeHidden();

      await page.getByRole("contentinfo").getByRole("link", { name: words.manage }).click();
      await panel.getByRole("button", { name: `${words.refuse} Plausible` }).click();
      const reloaded = page.waitForEvent("load");
      await panel.getByRole("button", { name: words.save }).click();
      await reloaded;
      asked.length = 0;
      await page.goto(pathIn(prefix, "/services"), { waitUntil: "networkidle" });
      expect(asked).toEqual([]);
    });
  });

  test(`the choice can be made by keyboard and is heard as it is (${locale})`, async ({
    browser,
    page,
    site,
    expectAccessible,
  }) => {
    test.setTimeout(180_000);
    await watchOutside(page.context());
    await withSettings({ browser, site, email: "super@72.example" }, EVERY_TOOL, async () => {
      await page.goto(pathIn(prefix, "/legal-notice"));
      const deny = banner(page, locale).getByRole("button", { name: words.deny });
      const accept = banner(page, locale).getByRole("button", { name: words.accept });
      await expect(deny).toBeVisible();
      await expectWithinWindow(page);
      await expectAccessible();
      const [one, other] = [await deny.boundingBox(), await accept.boundingBox()];
      expect(one?.height).toBe(other?.height);
      expect(Math.abs((one?.width ?? 0) - (other?.width ?? 99))).toBeLessThan(2);
      const looks = await Promise.all(
        [deny, accept].map((button) =>
          button.evaluate((element) => {
            const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(element);
            return { color, backgroundColor, borderColor, fontWeight };
          }),
        ),
      );
      expect(looks[0]).toEqual(looks[1]);
      // It hides no focused element.
      expect((await coveredAtFocus(page)).covered).toEqual([]);

      await banner(page, locale).getByRole("button", { name: words.choose }).focus();
      await page.keyboard.press("Enter");
      const panel = page.getByRole("dialog", { name: words.region });
      await expect(panel.getByRole("button", { name: words.close })).toBeFocused();
      await expectAccessible();
      await expectWithinWindow(page);
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press("Tab");
        expect(await panel.evaluate((it) => it.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await deny.focus();
      await page.keyboard.press("Enter");
      await expect(deny).toBeHidden();
    });
  });
}

test(
  "all that was accepted is loaded, told of each page, and forgotten when it is refused",
  ANY_WINDOW,
  async ({ browser, page, site }) => {
    test.setTimeout(180_000);
    const asked = await watchOutside(page.context());
    await withSettings({ browser, site, email: "super@72.example" }, EVERY_TOOL, async () => {
      await page.goto("/services");
      await banner(page, "fr").getByRole("button", { name: WORDS.fr.accept }).click();
      const scripts = [
        "connect.facebook.net/en_US/fbevents.js",
        "plausible.io/js/script.manual.js",
        "stats.example.com/matomo.js",
        "www.googletagmanager.com/gtag/js",
        "www.googletagmanager.com/gtag/js",
        "www.googletagmanager.com/gtm.js",
      ];
      await expect.poll(() => asked.toSorted()).toEqual(scripts);
      // Gone on to without a load.
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: "Mentions légales" })
        .first()
        .click();
      await expect(page).toHaveURL(/\/legal-notice$/);
      const views = () =>
        page.evaluate(() => {
          const queues = window as unknown as { _paq: unknown[][]; plausible: { q: unknown[][] } };
          return {
            matomo: queues._paq.filter(([name]) => name === "setCustomUrl").map(([, url]) => url),
            plausible: queues.plausible.q.length,
          };
        });
      const pages = ["/services", "/legal-notice"].map((path) => site.url + path);
      await expect.poll(views).toEqual({ matomo: pages, plausible: 2 });
      expect(asked.toSorted()).toEqual(scripts);

      // Private pages measure nothing, whichever tools were accepted.
      asked.length = 0;
      for (const path of ["/auth", "/password/reset/ask"]) {
        await page.goto(path, { waitUntil: "networkidle" });
        await expect(page.locator("#consent-settings")).toHaveCount(0);
      }
      expect(asked).toEqual([]);

      // From there too the choice can be changed, by way of the policy.
      const cookies = ["_ga", "_ga_AB12CD34EF", "_pk_id.7.1fff"];
      await page.context().addCookies(cookies.map((name) => ({ name, value: "x", url: site.url })));
      await page.getByRole("contentinfo").getByRole("link", { name: WORDS.fr.manage }).click();
      const panel = page.getByRole("dialog", { name: WORDS.fr.region });
      await panel.getByRole("button", { name: WORDS.fr.deny }).click();
      const reloaded = page.waitForEvent("load");
      await panel.getByRole("button", { name: WORDS.fr.close }).click();
      await reloaded;
      expect((await leftIn(page)).filter((one) => !EXEMPT.test(one))).toEqual([]);
      await expect(page.getByRole("table").last()).toContainText("_ga_*");
    });
  },
);

test(
  "a tool counts visits on the site itself, and knows members alone by a number",
  ONCE,
  async ({ browser, page, site }) => {
    test.setTimeout(180_000);
    const own = { MATOMO_URL: "/api/demo-measure/", MATOMO_SITE_ID: "72" };
    await withSettings({ browser, site, email: "super@72.example" }, own, async () => {
      const counted: URLSearchParams[] = [];
      page.on("request", (one) => {
        const { pathname, searchParams } = new URL(one.url());
        if (pathname.endsWith("/matomo.php")) counted.push(searchParams);
      });
      await page.goto("/services?q=Marie");
      await banner(page, "fr").getByRole("button", { name: WORDS.fr.accept }).click();
      await expect.poll(() => counted.length).toBe(1);
      expect(Object.fromEntries(counted[0] ?? [])).toEqual({
        idsite: "72",
        rec: "1",
        url: `${site.url}/services`,
      });
      await newMember(site, page, "fr");
      await page.goto("/tarifs-courses-vtc");
      await expect.poll(() => counted.length).toBe(2);
      expect(counted[1]?.get("uid")).toMatch(/^\d+$/);
      const { data } = await (await page.request.get("/api/demo-measure/")).json();
      expect(data.seen).toEqual(expect.arrayContaining([{ path: "/services", count: 1 }]));
    });
  },
);

test(
  "code of the owner that comes from elsewhere waits to be accepted",
  ONCE,
  async ({ browser, page, site }) => {
    test.setTimeout(120_000);
    const asked = await watchOutside(page.context());
    const SCRIPT_TO_LOAD =
      'const chat = document.createElement("script"); chat.src = "https://chat.example.com/w.js"; document.body.append(chat); document.documentElement.dataset.ran = "yes";';
    await withSettings(
      { browser, site, email: "super@72.example" },
      { SCRIPT_TO_LOAD },
      async () => {
        await page.goto("/services");
        const accept = banner(page, "fr").getByRole("button", { name: WORDS.fr.accept });
        await expect(accept).toBeVisible();
        const ran = () => page.evaluate(() => document.documentElement.dataset.ran ?? "no");
        expect([await ran(), asked]).toEqual(["no", []]);
        await accept.click();
        await expect.poll(ran).toBe("yes");
        await expect.poll(() => asked).toEqual(["chat.example.com/w.js"]);
        await expect(page.getByRole("link", { name: "Écrire sur WhatsApp" })).toBeVisible();
      },
    );
  },
);

test(
  "the staff meets no tool, and a site without one asks nothing",
  ONCE,
  async ({ browser, page, site }) => {
    const loaded: string[] = [];
    page.on("request", (one) => void (isOfTools(one.url()) && loaded.push(one.url())));
    const manage = page.getByRole("contentinfo").getByRole("link", { name: WORDS.fr.manage });
    await page.goto("/services", { waitUntil: "networkidle" });
    await expect(manage).toHaveCount(0);
    await withSettings({ browser, site, email: "super@72.example" }, EVERY_TOOL, async () => {
      await logIn(site, page, "fr", { email: "super@72.example", password: "demonstration-only" });
      await page.goto("/services", { waitUntil: "networkidle" });
      await expect(manage).toHaveCount(1);
      await expect(page.locator("#consent-settings")).toHaveCount(0);
    });
    expect(loaded).toEqual([]);
  },
);
