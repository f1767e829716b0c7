import { bookedRide } from "./support/booked-ride";
import { expect, LOCALES, pathIn, testOnOwnSite as test } from "./support/test";

const HOUR = 60 * 60_000;

const WORDS = {
  fr: {
    done: "La course est effectuée",
    waited: /^Attente jusqu’à/,
    invalid: "Cette valeur n’est pas valable.",
    over: "Course effectuée",
    suspend: "Suspendre la course",
    needed: "Ce champ est nécessaire.",
    calendar: "Ouvrir le calendrier",
    previous: "Mois précédent",
    owed: /^Enregistrer un règlement/,
    cancel: "Annuler la course",
  },
  en: {
    done: "The ride is completed",
    waited: /^Waited until/,
    invalid: "This value is not valid.",
    over: "Ride completed",
    suspend: "Suspend the ride",
    needed: "This field is required.",
    calendar: "Open the calendar",
    previous: "Previous month",
    owed: /^Record a payment/,
    cancel: "Cancel the ride",
  },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(`the company says how long it waited, and its customer pays for it (${locale})`, async ({
    page,
    site,
    expectAccessible,
  }) => {
    const ride = await bookedRide(site, locale);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    await page.goto(pathIn(prefix, await ride.companyPath()));
    await expect(page.locator("details[open]")).toHaveCount(0);
    const native = page.locator("[type=date], [type=time], [type=datetime-local]");

    // A past day: none to come can be chosen, and none is taken unread.
    const suspend = page.getByRole("group").filter({ hasText: words.suspend });
    await suspend.locator("summary").click();
    await suspend.getByRole("button", { name: words.suspend }).click();
    await expect(suspend.getByRole("textbox")).toBeFocused();
    await expect(suspend.getByRole("textbox")).toHaveAccessibleDescription(words.needed);
    await suspend.getByRole("button", { name: words.calendar }).click();
    await suspend.getByRole("button", { name: words.previous }).click();
    await suspend.getByRole("gridcell").getByText("10", { exact: true }).click();
    await expect(suspend.getByRole("textbox")).toHaveValue(/^10 .+ \d{4}$/);
    await expect(native).toHaveCount(0);

    site.moveTo(new Date(ride.startAt.getTime() + HOUR));
    await page.reload();
    // The sum owed comes first, and is open.
    await expect(page.locator("details[open] summary")).toHaveText([words.owed]);
    await page.getByRole("group").filter({ hasText: words.done }).locator("summary").click();
    const waited = page.getByRole("group", { name: words.waited });
    const time = waited.getByRole("combobox");
    await time.fill("tard");
    await time.press("Tab");
    await page.getByRole("button", { name: words.done }).click();
    await expect(time).toHaveAccessibleDescription(words.invalid);
    await expect(native).toHaveCount(0);
    await expectAccessible();
    await time.fill("10h50");
    await time.press("Tab");
    await page.getByRole("button", { name: words.done }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.over);
    await expect(page.getByText(words.cancel)).toHaveCount(0);
    expect((await ride.page()).lines.map(({ code }) => code)).toContain("WAITING");
  });
}
