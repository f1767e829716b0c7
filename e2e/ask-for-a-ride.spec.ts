import { choosePlace, chooseTime, dayAhead, WORDS } from "./support/booking";
import { expect, LOCALES, pathIn, test } from "./support/test";

const ASKED = {
  fr: {
    why: "Vous êtes plus nombreux que nos places dans un seul véhicule.",
    ask: "Demander cette course",
    send: "Envoyer ma demande",
    sent: "Votre demande est envoyée.",
    restored: /Nous avons retrouvé la course/,
    afresh: "Repartir de zéro",
  },
  en: {
    why: "There are more of you than one of our vehicles can seat.",
    ask: "Ask for this ride",
    send: "Send my request",
    sent: "Your request has been sent.",
    restored: /Here is the ride you had begun/,
    afresh: "Start afresh",
  },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const asked = ASKED[locale];

  test(`nine people ask for a ride that cannot be booked at once (${locale})`, async ({
    page,
    consoleErrors,
    expectAccessible,
  }) => {
    await page.goto(pathIn(prefix, "/reserver"));
    await choosePlace(page, words.pickup, "angers");
    await choosePlace(page, words.dropoff, "la baule");
    await page.getByLabel(words.date, { exact: true }).fill(dayAhead(7));
    await chooseTime(page, "06:15");
    await page.locator('[name="passengers"]').fill("9");
    await page.getByRole("button", { name: words.price }).click();
    await expect(page.locator("#request-title")).toBeFocused();
    await expect(page.getByText(asked.why)).toBeVisible();
    await expectAccessible();

    // What was begun is there again.
    await page.reload();
    await expect(page.getByText(asked.restored)).toBeVisible();
    await page.getByRole("button", { name: words.price }).click();
    await page.getByRole("button", { name: asked.ask }).click();
    await expect(page.locator("#customer-title")).toBeFocused();
    await page.getByLabel(words.firstname, { exact: true }).fill("Paul");
    await page.getByLabel(words.lastname, { exact: true }).fill("Morin");
    await page.getByLabel(words.email, { exact: true }).fill("paul@example.org");
    await page.getByLabel(words.phone, { exact: true }).fill("0639980304");
    await page.getByLabel(words.accept).check();
    await page.getByRole("button", { name: asked.send }).click();
    await expect(page.getByRole("heading", { name: asked.sent })).toBeFocused();
    await expectAccessible();
    expect(await page.evaluate(() => localStorage.getItem("ride-draft"))).toBeNull();
    consoleErrors.splice(
      0,
      consoleErrors.length,
      ...consoleErrors.filter((text) => !text.includes("422")),
    );
  });

  test(`a ride that was begun is forgotten when one starts afresh (${locale})`, async ({
    page,
  }) => {
    await page.goto(pathIn(prefix, "/reserver"));
    await choosePlace(page, words.pickup, "angers");
    await page.reload();
    const pickup = page.getByRole("combobox", { name: words.pickup });
    await expect(pickup).toHaveValue(/Angers/);
    await page.getByRole("button", { name: asked.afresh }).click();
    await expect(pickup).toHaveValue("");
    await page.reload();
    await expect(pickup).toHaveValue("");
    await expect(page.getByText(asked.restored)).toHaveCount(0);
  });
}
