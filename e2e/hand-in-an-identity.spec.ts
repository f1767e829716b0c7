import sharp from "sharp";
import { parisInstant, parisIso } from "@/lib/rules/calendar/paris-time";
import { bookedRide } from "./support/booked-ride";
import { callTo } from "./support/customer-call";
import { logIn } from "./support/member";
import { expect, ignoreRefused, LOCALES, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };

const WORDS = {
  fr: {
    here: "La remettre ici",
    field: "Copie de la pièce",
    send: "Remettre la copie",
    refused: /ni une photo/,
    received: /Votre copie est arrivée le/,
    checked: "Votre identité est vérifiée. Nous n’en gardons aucune copie.",
  },
  en: {
    here: "Hand it in here",
    field: "Copy of the document",
    send: "Hand in the copy",
    refused: /neither a photo/,
    received: /Your copy arrived on/,
    checked: "Your identity is checked. We keep no copy of it.",
  },
};

for (const { locale } of LOCALES) {
  const words = WORDS[locale];

  test(`a customer hands in a proof of identity, and the company checks it (${locale})`, async ({
    page,
    site,
    browser,
    consoleErrors,
    expectAccessible,
  }) => {
    const day = site.freeDay();
    const [dropoff] = await callTo(site, "fr")("GET /place", { query: { search: "Paris 75001" } });
    const ride = await bookedRide(site, locale, {
      day,
      ...(dropoff && { dropoff: { ...dropoff, address: "Hôtel du Palais" } }),
      returnAt: parisIso(parisInstant(day, "20:00") ?? new Date(Number.NaN)),
    });
    expect(ride.booking.total).toBeGreaterThan(1000);
    await ride.pay();
    await page.goto(ride.path);
    await page.getByRole("link", { name: words.here }).click();
    const field = page.getByLabel(words.field);
    await expect(field).toBeInViewport();
    await expectAccessible();

    await field.setInputFiles({
      name: "carte.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("hello"),
    });
    await page.getByRole("button", { name: words.send }).click();
    await expect(field).toHaveAccessibleDescription(words.refused);
    ignoreRefused(consoleErrors, 422);
    const photo = await sharp({
      create: { width: 900, height: 600, channels: 3, background: "#ccd" },
    })
      .jpeg()
      .toBuffer();
    await field.setInputFiles({ name: "carte.jpg", mimeType: "image/jpeg", buffer: photo });
    await page.getByRole("button", { name: words.send }).click();
    await expect(page.getByText(words.received)).toBeVisible();
    await expectAccessible();

    const staff = await browser.newContext({ baseURL: site.url });
    const desk = await staff.newPage();
    await logIn(site, desk, "fr", OWNER);
    await desk.goto(`/admin/booking/${ride.booking.reference}`);
    const download = desk.waitForEvent("download");
    await desk.getByRole("link", { name: "Ouvrir la copie" }).click();
    expect((await download).suggestedFilename()).toBe("carte.jpg");
    await desk.getByRole("button", { name: "Marquer comme vérifiée" }).click();
    const sheet = desk.getByRole("dialog");
    await sheet.getByLabel("Pièce vue").selectOption("Passeport");
    await sheet.getByRole("button", { name: "L’identité est vérifiée" }).click();
    await expect(desk.getByText(/^Passeport, vue par/)).toBeVisible();
    await expect(desk.getByRole("link", { name: "Ouvrir la copie" })).toHaveCount(0);
    await staff.close();

    await page.reload();
    await expect(page.getByText(words.checked)).toBeVisible();
    await expect(page.getByLabel(words.field)).toHaveCount(0);
  });
}
