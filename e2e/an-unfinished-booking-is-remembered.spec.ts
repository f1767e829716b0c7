import { expectAlive } from "./support/alive";
import {
  choosePlace,
  dayAhead,
  WORDS as FORM,
  priceButton,
  shownDay,
  typeTime,
} from "./support/booking";
import { expect, LOCALES, pathIn, test } from "./support/test";

const WORDS = {
  fr: {
    remembered: "Nous avons retrouvé la course que vous aviez commencée sur cet appareil.",
    over: "Sa date est passée, choisissez-en une autre.",
    clear: "Repartir de zéro",
    passengers: "Passagers",
    onePassengerMore: "Un passager de plus",
    luggage: "Valises",
    oneSuitcaseFewer: "Une valise de moins",
  },
  en: {
    remembered: "Here is the ride you had begun on this device.",
    over: "Its date has gone by, so please choose another.",
    clear: "Start afresh",
    passengers: "Passengers",
    onePassengerMore: "One passenger more",
    luggage: "Suitcases",
    oneSuitcaseFewer: "One suitcase fewer",
  },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const form = FORM[locale];

  test(`a ride that was begun is there on another visit, with nothing of who (${locale})`, async ({
    page,
    expectAccessible,
  }) => {
    const date = dayAhead(20);
    const pickup = page.getByRole("combobox", { name: form.pickup });
    await page.goto(pathIn(prefix, "/reserver"));
    await choosePlace(page, form.pickup, "aeroport nantes");
    await choosePlace(page, form.dropoff, "la baule");
    await page.getByLabel(form.date, { exact: true }).fill(date);
    await typeTime(page, "11:00");
    // Its button adds one, which the field shows at once; none is the least.
    await page.getByRole("button", { name: words.onePassengerMore }).click();
    await expect(page.getByLabel(words.passengers)).toHaveValue("3");
    const fewerSuitcases = page.getByRole("button", { name: words.oneSuitcaseFewer });
    for (let press = 0; press < 3; press += 1) await fewerSuitcases.press("Enter");
    await expect(fewerSuitcases).toBeFocused();
    await expect(page.getByLabel(words.luggage)).toHaveValue("0");
    await priceButton(page, form.price).click();
    await expect(page.locator("#price-title")).toBeFocused();
    await page.getByLabel(form.lastname, { exact: true }).fill("Le Bihan");
    const place = await pickup.inputValue();

    await page.reload();
    await expect(page.getByText(words.remembered)).toBeVisible();
    await expect(pickup).toHaveValue(place);
    await expect(page.getByRole("combobox", { name: form.dropoff })).toHaveValue(/La Baule/);
    await expect(page.getByLabel(form.date, { exact: true })).toHaveValue(shownDay(locale, date));
    await expect(page.locator('[name="startAt-time"]')).toHaveValue("11:00");
    await expect(page.getByLabel(words.passengers)).toHaveValue("3");
    await expect(page.getByLabel(words.luggage)).toHaveValue("0");
    await expectAccessible();
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toContain("Le Bihan");

    await page.getByRole("button", { name: words.clear }).click();
    await expect(pickup).toHaveValue("");
    await page.reload();
    await expectAlive(priceButton(page, form.price));
    await expect(page.getByText(words.remembered)).toHaveCount(0);
  });

  test(`a ride whose day has gone by comes back without its date (${locale})`, async ({ page }) => {
    await page.goto(pathIn(prefix, "/reserver"));
    await choosePlace(page, form.pickup, "angers");
    await page.getByLabel(form.date, { exact: true }).fill(dayAhead(5));
    await page.clock.install({ time: Date.now() + 7 * 24 * 60 * 60_000 });
    await page.reload();
    await expect(page.getByText(words.over)).toBeVisible();
    await expect(page.getByRole("combobox", { name: form.pickup })).toHaveValue(/Angers/);
    await expect(page.getByLabel(form.date, { exact: true })).toHaveValue("");
  });
}
