import { type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { bookedRide } from "@/e2e/support/booked-ride";
import { siteTime } from "@/e2e/support/site-time";
import { startSite } from "@/e2e/support/start-site";
import { monthBegin } from "@/lib/rules/money/closing-period";
import { nextMonth } from "@/lib/rules/money/invoice-month";
import { PANEL_LOCALE_COOKIE } from "@/lib/site/panel-locale";
import { findChromium } from "../chromium.mjs";

/**
 * Draws the pictures of docs/administration.md anew, from a site of its own that is filled for them:
 *
 *   node --import tsx scripts/pictures/draw-panel.ts
 */
const OUT = "docs/pictures";
const OWNER = { email: "super@72.example", password: "demonstration-only" };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const SCREEN = { viewport: { width: 1440, height: 900 } };

/** Rides of the day that is shown, each with its customer and whether it is confirmed. */
const RIDES = [
  { at: "07:30", firstname: "Maëlys", lastname: "Kerbrat", isConfirmed: true },
  { at: "10:15", firstname: "Jean-Baptiste", lastname: "Le Goff", isConfirmed: true },
  { at: "15:00", firstname: "Anne", lastname: "Rousseau", isConfirmed: false },
];

const site = await startSite(72, Number(process.env.PICTURE_PORT ?? 3280));
const own = { ...site, ...siteTime(site.folder), mail: async () => "" };
const executablePath = await findChromium();
const browser = await chromium.launch({
  args: ["--no-sandbox"],
  ...(executablePath && { executablePath }),
});
const context = await staff(PHONE);
try {
  const day = own.soonDay();
  const references: string[] = [];
  for (const { at, isConfirmed, ...customer } of RIDES) {
    const ride = await bookedRide(own, "fr", { startAt: `${day}T${at}:00+01:00`, customer });
    await ride.pay();
    references.push(ride.booking.reference);
    if (isConfirmed) await confirm(ride.booking.reference);
  }
  await draw(context, "panel-first-day", "/admin/parameter");
  await draw(context, "panel-day", `/admin?day=${day}`);
  const undecided = `/admin/booking/${references.at(-1)}`;
  await draw(context, "panel-booking", undecided);
  await draw(context, "panel-cancel", undecided, async (page) => {
    await page.getByRole("button", { name: "Autres actions" }).click();
    await page.getByRole("button", { name: "Annuler la course" }).click();
    await page.getByRole("combobox", { name: "Motif" }).selectOption({ index: 1 });
    await page.getByRole("dialog").getByText("Rendu au client").waitFor();
  });
  await draw(await staff(SCREEN), "panel-money", "/admin/money");
  for (const reference of references.slice(-1)) await confirm(reference);
  // The month is over, so it can be closed.
  own.moveTo(new Date(`${nextMonth(monthBegin(day))}T10:00:00Z`));
  await draw(await staff(SCREEN), "panel-closing", "/admin/money", async (page) => {
    await page.getByRole("button", { name: "Clôturer une période" }).click();
    await page.getByRole("dialog").getByText("Encaissé").waitFor();
  });
} finally {
  await browser.close();
  await site.end();
}

async function confirm(reference: string): Promise<void> {
  const { request } = context;
  const found = await request.get(`${site.url}/api/admin/booking?reference=${reference}`);
  const [booking] = (await found.json()).data.items;
  const confirmed = await request.post(`${site.url}/api/admin/booking/${booking.id}/action`, {
    headers: { origin: site.url },
    data: { action: "CONFIRM" },
  });
  if (!confirmed.ok()) throw new Error(`${reference} is not confirmed: ${await confirmed.text()}`);
}

/** Opens a browser in which the owner is logged in, in French. */
async function staff(shape: typeof PHONE | typeof SCREEN): Promise<BrowserContext> {
  const logged = await browser.newContext(shape);
  await logged.addCookies([{ name: PANEL_LOCALE_COOKIE, value: "fr", url: site.url }]);
  const entered = await logged.request.post(`${site.url}/api/login`, {
    headers: { origin: site.url, userLang: "fr_FR" },
    data: OWNER,
  });
  if (!entered.ok()) throw new Error(`The owner is not let in: ${await entered.text()}`);
  return logged;
}

/** Takes a small picture of a screen once it is whole. */
async function draw(
  of: BrowserContext,
  name: string,
  path: string,
  before: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  const page = await of.newPage();
  await page.goto(site.url + path, { waitUntil: "networkidle" });
  await before(page);
  const image = await page.screenshot({ animations: "disabled" });
  await sharp(image).webp({ quality: 72, effort: 6 }).toFile(`${OUT}/${name}.webp`);
  await page.close();
}
