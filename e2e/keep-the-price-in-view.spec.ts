import type { Locator, Page } from "@playwright/test";
import {
  choosePlace,
  WORDS as FORM,
  freeSlot,
  priceButton,
  shownDay,
  typeTime,
} from "./support/booking";
import { ownPhone } from "./support/own-phone";
import { expect, ignoreRefused, LOCALES, pathIn, SMALL, test, WIDE } from "./support/test";

const WORDS = {
  fr: {
    summary: "Récapitulatif",
    now: "À payer maintenant",
    later: "Le jour de la course",
    shortcuts: "Raccourcis",
    customer: "Vos coordonnées",
    orderAndPay: /^Commander et payer 20,00/,
    ofWhich: /^dont .+ maintenant$/,
    gone: "Quelqu’un vient de réserver ce véhicule à cette heure.",
  },
  en: {
    summary: "Summary",
    now: "To pay now",
    later: "On the day of the ride",
    shortcuts: "Shortcuts",
    customer: "Your details",
    orderAndPay: /^Order and pay €20.00/,
    ofWhich: /^of which .+ now$/,
    gone: "Somebody else has just booked this vehicle at that time.",
  },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const form = FORM[locale];
  const order = (page: Page) => page.getByRole("button", { name: form.order });
  const totalOf = async (page: Page) =>
    /€?\d[\d,.]*(?:\s€)?/.exec(
      (await page.locator('label:has([name="idVehicle"]:checked)').textContent()) ?? "",
    )?.[0] ?? "no price";

  /** Describes a ride from the airport to an address. @returns its time */
  async function describeRide(page: Page, slot: { date: string; time: string }) {
    await choosePlace(page, form.pickup, "aeroport nantes");
    await choosePlace(page, form.dropoff, "3 avenue des ibis la baule");
    await page.getByLabel(form.date, { exact: true }).fill(shownDay(locale, slot.date));
    await typeTime(page, slot.time);
  }

  async function fillIn(page: Page) {
    const { firstname, lastname, email, phone, accept } = form;
    await page.getByLabel(firstname, { exact: true }).fill("Anne-Sophie");
    await page.getByLabel(lastname, { exact: true }).fill("Le Bihan");
    await page.getByLabel(email, { exact: true }).fill(`${ownPhone()}@example.org`);
    await page.getByLabel(phone, { exact: true }).fill(ownPhone());
    await page.getByLabel(accept).check();
  }

  test(
    `in a wide window the ride and its price stand beside every step (${locale})`,
    WIDE,
    async ({ page, expectAccessible }, { workerIndex }) => {
      await page.goto(pathIn(prefix, "/reserver"));
      const summary = page.getByRole("region", { name: words.summary });
      await describeRide(page, freeSlot(workerIndex));
      for (const known of [/Nantes Atlantique/, /3 avenue des ibis/i, /10:00/]) {
        await expect(summary).toContainText(known);
      }
      await priceButton(page, form.price).click();
      await expect(page.locator("#price-title")).toBeFocused();
      const total = await totalOf(page);
      // Its lines stand there, and nowhere else.
      await expect(page.getByText(form.vat).filter({ visible: true })).toHaveCount(1);
      for (const known of [total, words.now, words.later]) {
        await expect(summary).toContainText(known);
      }
      await expectAccessible();

      await page.getByLabel(form.lastname, { exact: true }).focus();
      const box = await boxOf(summary.locator("> *"));
      const header = await boxOf(page.getByRole("banner"));
      expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
      expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);

      await page.setViewportSize({ width: 1440, height: 560 });
      const end = async () => {
        const { y, height } = await boxOf(summary.locator("> *"));
        return y + height;
      };
      await expect.poll(end).toBeLessThanOrEqual(560);
    },
  );

  test(
    `in a small window the bar leads from step to step, with the price so far (${locale})`,
    SMALL,
    async ({ page, expectAccessible }, { workerIndex }) => {
      await page.goto(pathIn(prefix, "/reserver"));
      const bar = page.getByRole("navigation", { name: words.shortcuts });
      const next = (name: string | RegExp) => bar.getByRole("button", { name });

      await next(form.price).click();
      await expect(page.getByRole("combobox", { name: form.pickup })).toBeFocused();
      await describeRide(page, freeSlot(workerIndex));
      await next(form.price).click();
      await expect(page.locator("#price-title")).toBeFocused();
      const total = await totalOf(page);
      await expect(next(words.customer)).toContainText(total);
      await expectAccessible();

      await next(words.customer).click();
      await expect(page.locator("#customer-title")).toBeFocused();
      await expect(next(words.orderAndPay)).toContainText(total);
      // It orders: missing values show their errors at their fields.
      await next(words.orderAndPay).click();
      await expect(page.getByLabel(form.firstname, { exact: true })).toBeFocused();
      await expect(page.getByLabel(form.accept)).toHaveAttribute("aria-invalid", "true");
      await fillIn(page);
      for (const field of await page
        .locator("form")
        .filter({ has: order(page) })
        .getByRole("textbox")
        .all()) {
        await field.focus();
        await expectClearOf(bar, field);
      }
      await order(page).scrollIntoViewIfNeeded();
      await expectClearOf(bar, order(page));
      await expect(next(words.orderAndPay)).toHaveCount(0);
      await expect(bar.getByText(total)).toBeVisible();
      await expect(bar.getByText(words.ofWhich)).toBeVisible();

      await page.getByLabel(form.lastname, { exact: true }).scrollIntoViewIfNeeded();
      await page.getByLabel(form.phone, { exact: true }).focus();
      await next(words.orderAndPay).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(form.booked);
    },
  );

  test(`a time that is gone at the order is another one, and nothing is typed again (${locale})`, async ({
    page,
    consoleErrors,
    expectAccessible,
  }, { workerIndex }) => {
    await page.goto(pathIn(prefix, "/reserver"));
    await describeRide(page, freeSlot(workerIndex));
    await priceButton(page, form.price).click();
    await expect(page.locator("#price-title")).toBeFocused();
    await fillIn(page);
    // Somebody else orders the same just before.
    await page.route(
      "**/api/booking",
      async (route) => {
        const request = route.request();
        const headers = { ...request.headers(), "idempotency-key": crypto.randomUUID() };
        const sent = request.postDataJSON();
        const data = { ...sent, customer: { ...sent.customer, phone: ownPhone() } };
        expect((await page.request.post(request.url(), { headers, data })).status()).toBe(200);
        await route.continue();
      },
      { times: 1 },
    );
    await order(page).click();
    await expect(page.getByRole("heading", { name: words.gone })).toBeFocused();
    const offered = page.getByRole("region", { name: words.gone }).getByRole("listitem");
    await expect(offered).toHaveCount(6);
    await expectAccessible();
    const time = (await offered.first().textContent()) ?? "";
    expect(time).toMatch(/^\d\d:\d\d$/);
    expect(time).not.toBe("10:00");
    await offered.first().getByRole("button").click();

    await expect(page.locator("#price-title")).toBeFocused();
    await expect(page.locator('[name="startAt-time"]')).toHaveValue(time);
    await expect(page.getByLabel(form.lastname, { exact: true })).toHaveValue("Le Bihan");
    await order(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(form.booked);
    ignoreRefused(consoleErrors, 409);
  });
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not to be seen`);
  return box;
}

async function expectClearOf(bar: Locator, element: Locator) {
  const [above, below] = [await boxOf(element), await boxOf(bar)];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
}
