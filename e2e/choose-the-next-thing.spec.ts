import type { Page } from "@playwright/test";
import type { BookingDrivers } from "@/lib/contract/admin/driver";
import { bookedRide } from "./support/booked-ride";
import { logIn } from "./support/member";
import { primaryButtons } from "./support/primary-buttons";
import { expect, SMALL, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "super@72.example", password: "demonstration-only" };
const MINUTE = 60_000;

/** Expects a single button in the colour of the site. */
async function expectNext(page: Page, words: RegExp | null) {
  await expect(page.getByRole("button", { name: "Autres actions" })).toBeVisible();
  if (words) await expect(page.getByRole("main").getByText(words).first()).toBeVisible();
  await expect
    .poll(() => primaryButtons(page))
    .toEqual(words ? [expect.stringMatching(words)] : []);
}

test(
  "a ride and its day have one gold button in each state, and its customer sees the day go by",
  SMALL,
  async ({ page, site, browser, expectAccessible }) => {
    test.setTimeout(300_000);
    const ride = await bookedRide(site, "fr", { day: site.soonDay() });
    const { reference } = ride.booking;
    const own = `/admin/booking/${reference}`;
    await logIn(site, page, "fr", OWNER);

    await test.step("not paid: it waits for its customer", async () => {
      await page.goto(own);
      await expectNext(page, null);
    });

    await test.step("paid: it is to be confirmed, and no reason is chosen to cancel it", async () => {
      await ride.pay();
      await page.goto(own);
      await expectNext(page, /^Confirmer la course/);
      await page.getByRole("button", { name: "Autres actions" }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByRole("button", { name: "Annuler la course" }).click();
      await expect(sheet.getByRole("combobox", { name: "Motif" })).toHaveValue("");
      await expect(sheet.getByText(/€/)).toHaveCount(0);
      await sheet.getByRole("button", { name: "Annuler la course" }).click();
      await expect(sheet.getByRole("combobox", { name: "Motif" })).toHaveAccessibleDescription(/./);
      await expectAccessible();
      await page.goto("/admin");
      await expect.poll(async () => (await primaryButtons(page)).length).toBeLessThanOrEqual(1);
    });

    await test.step("confirmed: it is given to somebody, by two taps", async () => {
      await ride.company({ action: "CONFIRM" });
      await page.goto(own);
      await expectNext(page, /^Confier à/);
      await page.getByRole("button", { name: "Confier à…" }).click();
      await expectAccessible();
      await page.getByRole("button", { name: "Gwenn Le Roux" }).click();
      await expect(page.getByText("La course est confiée à Gwenn Le Roux.")).toBeVisible();
      await expectNext(page, null);
    });

    const customer = await browser.newPage();
    await customer.goto(`${site.url}${ride.path}`);
    const line = customer.getByRole("list").filter({ hasText: "Sur place" });
    await expect(line).toHaveCount(0);

    await page.goto("about:blank");
    site.moveTo(new Date(ride.startAt.getTime() - 30 * MINUTE));
    await page.clock.setFixedTime(site.now());

    await test.step("on the day: the login on a phone ends with it, without a tap and without scrolling", async () => {
      await page.context().clearCookies();
      await page.goto("/auth");
      const login = page.getByRole("region", { name: "Se connecter" });
      await login.getByLabel("E-mail").fill(OWNER.email);
      await login.getByLabel(/^Mot de passe$/).fill(OWNER.password);
      await login.getByRole("button", { name: "Se connecter" }).tap();
      await expect(page).toHaveURL(`${site.url}/admin`);
      const leave = page
        .getByRole("button", { name: `Je pars ${reference}` })
        .filter({ visible: true });
      await expect(leave).toHaveCount(1);
      await expect(leave).toBeInViewport({ ratio: 1 });
      expect((await leave.boundingBox())?.height).toBeGreaterThanOrEqual(64);
      await expect(page.getByRole("link", { name: "Itinéraire" }).first()).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(await primaryButtons(page)).toEqual([expect.stringContaining("Je pars")]);
      await expectAccessible();
      await page.goto(own);
      await expectNext(page, /^Je pars/);
    });

    await test.step("its customer sees who comes, and how far they are, without reloading", async () => {
      await customer.reload();
      await expect(line.locator("[aria-current=step]")).toHaveText(/Confirmée/);
      await expect(customer.getByText("Gwenn", { exact: true }).first()).toBeVisible();
      await expect(customer.getByText("GB-472-KN")).toBeVisible();
      const id = await idOfRide(page);
      for (const step of ["ON_THE_WAY", "ARRIVED"]) await say(id, step);
      await expect(line.locator("[aria-current=step]")).toContainText("Sur place", {
        timeout: 30_000,
      });
      await expect(customer.getByRole("heading", { level: 1 })).toHaveText(
        "Votre chauffeur est sur place",
      );
      for (const step of ["ON_BOARD", "DONE"]) await say(id, step);
      await expect(line.locator("[aria-current=step]")).toContainText("Terminée", {
        timeout: 30_000,
      });
      await expect(customer.getByText("GB-472-KN")).toHaveCount(0);
      await customer.close();
    });

    await test.step("over: what is owed is taken where the customer steps out", async () => {
      await page.goto(own);
      await expectNext(page, /^Encaisser/);
      await expect(page.getByText("Terminée", { exact: true })).toBeVisible();
      await page.goto("/admin");
      const collect = page.getByRole("button", { name: /^Encaisser/ }).filter({ visible: true });
      await expect(collect).toBeInViewport({ ratio: 1 });
      await collect.click();
      await page.getByRole("dialog").getByRole("button", { name: "Enregistrer" }).click();
      await expect(page.getByRole("button", { name: /^Encaisser/ })).toHaveCount(0);
      const { total, paid } = await ride.page();
      expect(paid).toBe(total);
      await page.goto(own);
      await expectNext(page, null);
    });

    async function idOfRide(of: Page): Promise<number> {
      const [booking] = (await asked(of, `/api/admin/booking?reference=${reference}`)).items;
      const { rides } = (await asked(
        of,
        `/api/admin/booking/${booking.id}/driver`,
      )) as BookingDrivers;
      return rides[0]?.id ?? 0;
    }
    async function asked(of: Page, path: string) {
      return (await (await of.request.get(`${site.url}${path}`)).json()).data;
    }
    async function say(id: number, step: string) {
      const answer = await page.request.post(`${site.url}/api/admin/ride/${id}/step`, {
        headers: { origin: site.url },
        data: { step },
      });
      expect(answer.ok()).toBe(true);
    }
  },
);
