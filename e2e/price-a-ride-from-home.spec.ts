import type { Page } from "@playwright/test";
import { expectAlive, holdScriptsBack } from "./support/alive";
import { dayAhead, shownDay, usualDay } from "./support/booking";
import {
  ANY_WINDOW,
  expect,
  ignoreRefused,
  LOCALES,
  ONCE,
  pathIn,
  SMALL,
  test,
  WIDE,
} from "./support/test";

const WORDS = {
  fr: {
    price: "Voir mon prix",
    chooseDay: "Choisir le jour",
    book: /^Réserver à [\d,]+\s€$/,
    from60: /^dès\s*[\d,]+\s€/,
    station: "Gare de Nantes",
    airport: /^Aéroport Nantes Atlantique/,
    stations: "gare",
    missing: "Indiquez le jour.",
    several: "Plusieurs lieux portent ce nom : choisissez le vôtre dans la liste.",
    unknown: /^Dans quelle commune/,
    busy: /Trop de demandes/,
    ride: "Votre course",
    change: "Modifier",
    priceTitle: "Votre prix",
  },
  en: {
    price: "See my price",
    chooseDay: "Choose the day",
    book: /^Book for €[\d.]+$/,
    from60: /^from\s*€[\d.]+/,
    station: "Nantes station",
    airport: /^Nantes Atlantique Airport/,
    stations: "station",
    missing: "Say which day.",
    several: "Several places have this name: choose yours from the list.",
    unknown: /^In which town/,
    busy: /Too many requests/,
    ride: "Your ride",
    change: "Change",
    priceTitle: "Your price",
  },
} as const;

const typedDay = (day: string) => day.split("-").toReversed().join("/");

const asker = (page: Page) => page.locator("form").filter({ has: page.locator("#asked-pickup") });
const button = (page: Page) => asker(page).locator("button[type=submit]");
const field = (page: Page, name: "pickup" | "dropoff" | "date" | "time") =>
  page.locator(`#asked-${name}`);
const amountIn = (text: string | null) => /\d+[.,]\d\d/.exec(text ?? "")?.[0];

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  /** Expects the booking at the vehicles, with the ride in one line above them. */
  async function expectVehicleStep(page: Page, date: string, time: string) {
    await expect(page).toHaveURL(pathIn(prefix, "/reserver"));
    const line = page.getByRole("region", { name: words.ride, exact: true });
    await expect(line).toContainText(
      `${words.station} → Clisson, ${shownDay(locale, date)} ${time}`,
    );
    await expect(page.getByRole("heading", { name: words.priceTitle })).toBeVisible();
    await expect(page.locator("#ride-pickup")).toHaveCount(0);
  }

  test(
    `the home tells what a ride costs, and leads to its vehicles (${locale})`,
    WIDE,
    async ({ page, expectAccessible }) => {
      const date = usualDay(dayAhead(20));
      await page.goto(pathIn(prefix, "/"));
      await expect(button(page)).toHaveText(words.price);
      await field(page, "pickup").click();
      // The usual places are there before a letter is typed.
      await expect(page.getByRole("option").first()).toBeVisible();
      await field(page, "pickup").pressSequentially(words.station);
      await page.getByRole("option", { name: words.station }).click();
      // No button is under the list.
      await field(page, "dropoff").pressSequentially("clis");
      await page.getByRole("option").first().waitFor();
      await expectAccessible();
      const list = await page.getByRole("listbox").filter({ visible: true }).boundingBox();
      for (const other of await page.getByRole("main").getByRole("button").all()) {
        const box = await other.boundingBox();
        if (!list || !box) continue;
        const isApart =
          box.x >= list.x + list.width ||
          box.x + box.width <= list.x ||
          box.y >= list.y + list.height ||
          box.y + box.height <= list.y;
        expect(isApart, (await other.textContent()) ?? "").toBe(true);
      }
      await page.keyboard.press("Enter");
      const status = asker(page).getByRole("status").filter({ hasText: words.from60 });
      await expect(status).toBeVisible();
      await expect(status).toContainText("km");
      const least = amountIn(await status.textContent());
      await expect(button(page)).toHaveText(words.chooseDay);
      await button(page).click();
      await expect(field(page, "date")).toBeFocused();
      await expect(asker(page).getByText(words.missing)).toBeVisible();
      await expectAccessible();
      await page.keyboard.type(typedDay(date));
      await field(page, "time").click();
      await page.getByRole("option", { name: "14:30" }).click();
      await expect(button(page)).toHaveText(words.book);
      expect(amountIn(await button(page).textContent())).toBe(least);
      await expectAccessible();
      await button(page).click();
      await expectVehicleStep(page, date, "14:30");
      await expect(page.locator('label:has([name="idVehicle"]:checked)')).toContainText(
        least ?? "",
      );
      await expectAccessible();
      await page.getByRole("button", { name: words.change }).click();
      await expect(page.locator("#ride-pickup")).toBeFocused();
      await expect(page.locator("#ride-dropoff")).toHaveValue("Clisson (44190)");
      await expect(page.locator("[name=startAt]")).toHaveValue(shownDay(locale, date));
      await expect(page.locator('[name="startAt-time"]')).toHaveValue("14:30");
    },
  );

  test(
    `in a small window each field has a sheet, and leads to the next (${locale})`,
    SMALL,
    async ({ page, expectAccessible }) => {
      await page.goto(pathIn(prefix, "/"));
      const sheet = page.getByRole("dialog", { name: words.ride });
      await field(page, "pickup").tap();
      await expect(sheet.locator("#sheet-pickup")).toBeFocused();
      await expectAccessible();
      await page.goBack();
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(pathIn(prefix, "/"));

      await field(page, "pickup").tap();
      // Place, place, day, time: four taps.
      await sheet.getByRole("option", { name: words.station }).tap();
      await expect(sheet.locator("#sheet-dropoff")).toBeFocused();
      await page.keyboard.type("clisson");
      await sheet.getByRole("option").first().tap();
      await sheet.locator("nav button").last().tap();
      await sheet.getByRole("gridcell").getByText("15", { exact: true }).tap();
      await sheet.getByRole("button", { name: "14:30" }).tap();
      await expect(sheet).toHaveCount(0);
      await expect(button(page)).toHaveText(words.book);
      await expect(button(page)).toBeInViewport({ ratio: 1 });
      await expect(field(page, "dropoff")).toHaveValue("Clisson (44190)");
      await expect(field(page, "time")).toHaveValue("14:30");
      await expectAccessible();
      await button(page).tap();
      const day = await page.getByRole("region", { name: words.ride, exact: true }).textContent();
      expect(day).toContain(`${words.station} → Clisson`);
      await page.goBack();
      await expect(page).toHaveURL(pathIn(prefix, "/"));
    },
  );

  test(
    `what was typed and not chosen is found, or said at its field (${locale})`,
    ANY_WINDOW,
    async ({ page }) => {
      const date = usualDay(dayAhead(20));
      await page.goto(pathIn(prefix, "/"));
      // Sent before its code has come, the form goes to the booking's page by itself.
      await expectAlive(button(page));
      await field(page, "pickup").fill(words.stations);
      await expect(field(page, "pickup")).toHaveRole("combobox");
      await field(page, "dropoff").fill("xqzt");
      await field(page, "date").fill(typedDay(date));
      await field(page, "time").fill("14h30");
      await field(page, "time").press("Enter");
      await expect(field(page, "pickup")).toHaveAccessibleDescription(words.several);
      await expect(asker(page).getByText(words.several)).toBeVisible();
      await expect(field(page, "dropoff")).toHaveAccessibleDescription(words.unknown);
      await expect(page).toHaveURL(pathIn(prefix, "/"));
      await field(page, "pickup").fill(words.station.toLowerCase());
      await field(page, "dropoff").fill("clisson");
      await field(page, "time").focus();
      await expect(field(page, "pickup")).toHaveValue(words.station);
      await expect(button(page)).toHaveText(words.book);
      await field(page, "dropoff").fill("la baule");
      await button(page).click();
      await expect(page.getByRole("region", { name: words.ride, exact: true })).toContainText(
        `${words.station} → La Baule-Escoublac, ${shownDay(locale, date)} 14:30`,
      );
    },
  );

  test(
    `a list that opens late takes no letter from the next field (${locale})`,
    ANY_WINDOW,
    async ({ page }) => {
      await page.goto(pathIn(prefix, "/"));
      // The visitor goes on in the moment in which the list opens.
      await page.evaluate(() => {
        const from = document.querySelector("#asked-pickup") as HTMLInputElement;
        const to = document.querySelector("#asked-date") as HTMLInputElement;
        const observer = new MutationObserver(() => {
          if (from.getAttribute("aria-expanded") !== "true") return;
          observer.disconnect();
          to.focus();
        });
        observer.observe(from, { attributeFilter: ["aria-expanded"] });
      });
      // Usual pickups are suggested before a letter is typed.
      await field(page, "pickup").focus();
      await expect(field(page, "date")).toBeFocused();
      // Two frames: code that takes the focus back does so by then.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await page.keyboard.type("24/12");
      await expect(field(page, "date")).toHaveValue("24/12");
    },
  );

  test(
    `what is typed before the page comes alive is priced, or arrives (${locale})`,
    ANY_WINDOW,
    async ({ page }) => {
      const date = usualDay(dayAhead(20));
      const fillIn = async () => {
        await field(page, "pickup").fill(words.station);
        await field(page, "dropoff").fill("clisson");
        await field(page, "date").fill(typedDay(date));
        await field(page, "time").fill("14:30");
      };
      let comesAlive = await holdScriptsBack(page);
      await page.goto(pathIn(prefix, "/"), { waitUntil: "commit" });
      await fillIn();
      comesAlive();
      await expect(button(page)).toHaveText(words.book);
      await expect(field(page, "dropoff")).toHaveValue("Clisson (44190)");
      await button(page).click();
      await expectVehicleStep(page, date, "14:30");

      // Sent before that: the booking finds out the same.
      await page.evaluate(() => localStorage.clear());
      comesAlive = await holdScriptsBack(page);
      await page.goto(pathIn(prefix, "/"), { waitUntil: "commit" });
      await fillIn();
      await field(page, "time").press("Enter");
      await page.waitForURL(/pickup=/, { waitUntil: "commit" });
      comesAlive();
      await expectVehicleStep(page, date, "14:30");
    },
  );

  test(
    `too many prices are said in words (${locale})`,
    ANY_WINDOW,
    async ({ page, consoleErrors }) => {
      await page.route("**/api/booking/way", (route) =>
        route.fulfill({
          status: 429,
          headers: { "Retry-After": "30" },
          json: {
            success: false,
            message: locale === "fr" ? "Trop de demandes." : "Too many requests.",
            data: { code: "RATE_LIMITED", errors: {} },
          },
        }),
      );
      await page.goto(pathIn(prefix, "/"));
      await field(page, "pickup").fill(words.station);
      await field(page, "dropoff").fill("clisson");
      await field(page, "date").focus();
      await expect(asker(page).getByRole("status").filter({ hasText: words.busy })).toBeVisible();
      ignoreRefused(consoleErrors, 429);
    },
  );
}

/** Lengths of the day typed before the fields' code loads. */
const TYPED_BEFORE = [
  ["nothing of the day", 0],
  ["half of the day", 4],
  ["the day", 10],
] as const;

for (const [what, cut] of TYPED_BEFORE) {
  test(`what one types arrives where the code comes after ${what}`, ONCE, async ({ page }) => {
    const words = WORDS.fr;
    const date = usualDay(dayAhead(20));
    await page.goto("/");
    const day = field(page, "date");
    await expectAlive(day);
    const codeComes = await holdScriptsBack(page);
    await field(page, "pickup").fill(words.station);
    await field(page, "dropoff").fill("clisson");
    await day.focus();
    await page.keyboard.type(typedDay(date).slice(0, cut));
    codeComes();
    await page.waitForLoadState("networkidle");
    await page.keyboard.type(typedDay(date).slice(cut));
    await page.keyboard.press("Tab");
    await page.keyboard.type("14:30");
    await page.keyboard.press("Tab");
    await expect(button(page)).toHaveText(words.book);
    await button(page).click();
    await expect(page).toHaveURL("/reserver");
    await expect(page.getByRole("region", { name: words.ride, exact: true })).toContainText(
      `${shownDay("fr", date)} 14:30`,
    );
  });
}

test("a list that opens under a finger stays open as it is lifted", ONCE, async ({ page }) => {
  await page.goto("/");
  for (const name of ["pickup", "time"] as const) {
    await page.reload();
    const pressed = field(page, name);
    await expectAlive(pressed);
    const codeComes = await holdScriptsBack(page);
    await pressed.hover();
    await page.mouse.down();
    codeComes();
    await expect(pressed).toHaveAttribute("aria-expanded", "true");
    await page.mouse.up();
    await expect(page.getByRole("option").first()).toBeVisible();
    // Pressed once more, it does not go either.
    await pressed.click();
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option")).toHaveCount(0);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the home asks the booking’s address for the ride", ONCE, async ({ page }) => {
    await page.goto("/");
    await field(page, "pickup").fill("gare de nantes");
    await field(page, "dropoff").fill("clisson");
    await field(page, "date").fill("5/12");
    await field(page, "time").fill("14h30");
    await button(page).click();
    await expect(page).toHaveURL(
      "/reserver?pickup=gare+de+nantes&dropoff=clisson&date=5%2F12&time=14h30",
    );
  });
});
