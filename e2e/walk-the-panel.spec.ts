import type { Page } from "@playwright/test";
import { bookedRide } from "./support/booked-ride";
import { boughtOrder } from "./support/bought-order";
import { callTo } from "./support/customer-call";
import { logIn, newMember, speakInPanel } from "./support/member";
import type { OwnSite } from "./support/own-site";
import { primaryButtons } from "./support/primary-buttons";
import { ANY_WINDOW, expect, LOCALES, testOnOwnSite as test, WIDE } from "./support/test";
import { unreachedByKeyboard } from "./support/unreached-by-keyboard";

const OWNER = { email: "super@72.example", password: "demonstration-only" };

const LOG_OUT = { fr: "Se déconnecter", en: "Log out" };

const LOADING = { fr: "Chargement…", en: "Loading…" };

/** Lists that every company has, each with a row that is opened. */
const LISTS = [
  "customer",
  "message",
  "payment",
  "document",
  "vehicle",
  "calendar",
  "company-address",
  "address-type",
  "audit",
];
/** Lists that may be empty, and screens of one part. */
const SCREENS = [
  ...["glance", "schedule", "new-booking", "business", "money", "due"],
  ...[
    "review",
    "external-rating",
    "external-review",
    "medium",
    "saved-reply",
    "letter",
    "mail",
    "team",
    "logo",
    "look",
    "parameter",
    "duty",
    "site",
    "translation",
    "security",
    "alert",
    "proof",
    "nowhere",
  ],
];
const RIDES = { lists: ["booking", "fare-supplement"], screens: SCREENS };
const SHOP = {
  lists: [
    ...["order", "shop-product", "declination", "stock"],
    ...["variation", "carrier", "access-point"],
  ],
  screens: ["picking", "inventory", "discount"],
};

/** Goes to a screen without loading the panel anew, and waits until it is whole. */
async function moveTo(page: Page, path: string, loading: string): Promise<void> {
  const title = await page.title();
  await page.evaluate((to) => window.history.pushState(null, "", to), path);
  await expect(page, path).not.toHaveTitle(title);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(loading)).toHaveCount(0);
}

/** Logs the owner in, and puts something into every list that a visitor fills. */
async function fillLists(site: OwnSite, page: Page): Promise<void> {
  await callTo(site, "fr")("POST /message", {
    body: {
      name: "Anne Le Bihan",
      email: "anne@example.org",
      message: "Prenez-vous les chiens ?",
      acceptPrivacy: true,
    },
  });
  await logIn(site, page, "fr", OWNER);
  // The actions of the staff are in the audit log.
  const messages = await page.request.get(`${site.url}/api/admin/message?isAnswered=false`);
  const [message] = (await messages.json()).data.items;
  const answered = await page.request.put(`${site.url}/api/admin/message/${message.id}`, {
    headers: { origin: site.url, "If-Match": message.version },
    data: { isAnswered: true },
  });
  expect(answered.ok()).toBe(true);
}

/**
 * Looks at a screen: axe finds nothing, nothing is wider than the window, it has one main action at
 * most, and the Tab key reaches every usable element.
 */
async function expectWhole(page: Page, path: string, expectAccessible: () => Promise<void>) {
  await expectAccessible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, path).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect((await primaryButtons(page)).slice(1), path).toEqual([]);
  expect(await unreachedByKeyboard(page), path).toEqual([]);
}

for (const { locale } of LOCALES) {
  test(
    `a laptop shows the whole menu, down to the way out (${locale})`,
    WIDE,
    async ({ page, site }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await logIn(site, page, "fr", OWNER);
      await speakInPanel(site, page, locale);
      await page.goto("/admin");
      const menu = page.getByRole("navigation", { name: "Menu" });
      const parts = menu.getByRole("listitem");
      expect(await parts.count()).toBeGreaterThanOrEqual(20);
      for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
      await expect(menu.getByRole("button", { name: LOG_OUT[locale] })).toBeInViewport({
        ratio: 1,
      });
      // A site that sells both rides and wine has six parts more.
      const isCut = await menu.getByRole("list").evaluate((list) => {
        const [last] = [...list.children].slice(-1);
        for (let more = 0; more < 6 && last; more += 1) list.append(last.cloneNode(true));
        const frame = list.parentElement;
        return !frame || frame.scrollHeight > frame.clientHeight;
      });
      expect(isCut).toBe(false);
    },
  );
}

/** Walks through screens and lists, and opens the first row of each list. */
async function walk(
  page: Page,
  { lists, screens }: typeof SHOP,
  loading: string,
  look: (path: string) => Promise<void>,
): Promise<void> {
  for (const part of screens) {
    await test.step(part, async () => {
      await moveTo(page, `/admin/${part}`, loading);
      await look(part);
    });
  }
  for (const part of lists) {
    await test.step(part, async () => {
      await moveTo(page, `/admin/${part}`, loading);
      await look(part);
      const rows = page.locator(`main a[href^="/admin/${part}/"]:not([href$="/new"]):visible`);
      await moveTo(page, (await rows.first().getAttribute("href")) ?? "", loading);
      await look(`one of ${part}`);
    });
  }
}

async function partsOfMenu(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 900 });
  const links = page.getByRole("navigation", { name: "Menu" }).getByRole("link");
  const parts = await links.evaluateAll((all) =>
    all.flatMap((link) => /^\/admin\/([\w-]+)$/.exec(link.getAttribute("href") ?? "")?.[1] ?? []),
  );
  if (size) await page.setViewportSize(size);
  return parts;
}

for (const { locale } of LOCALES) {
  test(`every screen of the chauffeur is whole, and reached by the Tab key (${locale})`, async ({
    page,
    site,
    expectAccessible,
  }) => {
    test.setTimeout(240_000);
    await newMember(site, page, "fr");
    const ride = await bookedRide(site, "fr");
    await ride.pay();
    await fillLists(site, page);
    await speakInPanel(site, page, locale);
    await page.goto("/admin");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const walked = [...RIDES.screens, ...RIDES.lists, ...LISTS];
    expect((await partsOfMenu(page)).filter((part) => !walked.includes(part))).toEqual([]);
    const look = (path: string) => expectWhole(page, path, expectAccessible);
    await look("day");
    const { screens } = RIDES;
    await walk(page, { screens, lists: [...RIDES.lists, ...LISTS] }, LOADING[locale], look);
  });

  test(`every screen of the cellar is whole, and reached by the Tab key (${locale})`, async ({
    page,
    estate,
    expectAccessible,
  }) => {
    test.setTimeout(180_000);
    const order = await boughtOrder(estate, "fr");
    await order.pay();
    await logIn(estate, page, "fr", { ...OWNER, email: "super@73.example" });
    await speakInPanel(estate, page, locale);
    await page.goto(`${estate.url}/admin`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Parts of both companies are shown at the chauffeur's.
    const walked = [...SHOP.screens, ...SHOP.lists, ...SCREENS, ...LISTS];
    expect((await partsOfMenu(page)).filter((part) => !walked.includes(part))).toEqual([]);
    const look = (path: string) => expectWhole(page, path, expectAccessible);
    await look("day");
    await walk(page, SHOP, LOADING[locale], look);
  });
}

test("a list is searched, narrowed and left by keyboard alone", WIDE, async ({ page, site }) => {
  const ride = await bookedRide(site, "fr");
  await ride.pay();
  const { reference } = ride.booking;
  await logIn(site, page, "fr", OWNER);
  await page.goto("/admin/booking");
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  await page.getByRole("searchbox").focus();
  await page.keyboard.type(reference.slice(-6).toLowerCase());
  await expect(page.getByRole("status")).toHaveText("1 résultat");
  await page.getByRole("link", { name: "À confirmer" }).focus();
  await press("Enter");
  await expect(page).toHaveURL(/subset=TO_CONFIRM/);
  await expect(page.getByRole("status")).toHaveText("1 résultat");

  // A span of days is typed as people write it; a text that is no day stays, with its error.
  const day = ride.booking.startAt.slice(0, 10);
  const written = day.split("-").toReversed().join("/");
  const filter = page.getByRole("button", { name: "Filtrer" });
  await filter.focus();
  await press("Enter");
  const days = page.getByRole("group", { name: "Date et heure" });
  const from = days.getByRole("textbox", { name: "Du" });
  await from.focus();
  await page.keyboard.type("31/02/2027");
  await press("Enter");
  await expect(from).toHaveAttribute("aria-invalid", "true");
  await expect(from).toHaveValue("31/02/2027");
  await from.press("Control+a");
  await page.keyboard.type(written);
  await days.getByRole("textbox", { name: "Au" }).focus();
  await page.keyboard.type(written);
  await press("Enter");
  await expect(page).toHaveURL(new RegExp(`startAt=${day}&startAt.until=${day}`));
  await expect(page.getByRole("status")).toHaveText("1 résultat");

  // The calendar is closed by Escape, and the sheet that it stands in stays.
  await filter.press("Enter");
  await from.press("ArrowDown");
  await expect(page.getByRole("grid")).toBeVisible();
  await press("Escape");
  await expect(page.getByRole("grid")).toHaveCount(0);
  await expect(from).toBeVisible();
  await press("Escape");
  await expect(from).toHaveCount(0);
  await expect(filter).toBeFocused();
});

test(
  "who is refused the panel reads why in their language",
  ANY_WINDOW,
  async ({ page, site, consoleErrors }) => {
    await newMember(site, page, "en");
    await page.context().addCookies([{ name: "locale", value: "en", url: site.url }]);
    expect((await page.goto("/admin"))?.status()).toBe(403);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("for the company only");
    consoleErrors.length = 0;
  },
);
