import { expectAlive, press } from "./support/alive";
import { expect, LOCALES, ONCE, pathIn, SMALL, test } from "./support/test";

const AIRPORT = "/services/vtc-aeroport-nantes";
const WORDS = {
  fr: {
    main: "Menu principal",
    submenu: "Sous-menu\u00a0: Services",
    airport: "Aéroport de Nantes",
    menu: "Menu",
    close: "Fermer",
    book: "Réserver",
    account: "Mon espace",
    other: "English",
  },
  en: {
    main: "Main menu",
    submenu: "Submenu: Services",
    airport: "Nantes airport",
    menu: "Menu",
    close: "Close",
    book: "Book now",
    account: "My account",
    other: "Français",
  },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(
    `a submenu opens by mouse, by keyboard, and closes by Escape (${locale})`,
    ONCE,
    async ({ page, expectAccessible }) => {
      await page.goto(pathIn(prefix, "/tarifs-courses-vtc"));
      const menu = page.getByRole("navigation", { name: words.main });
      const airport = menu.getByRole("link", { name: words.airport, exact: true });
      const button = menu.getByRole("button", { name: words.submenu });
      await expect(airport).toBeHidden();
      await expectAlive(button);

      await menu.getByRole("link", { name: "Services", exact: true }).hover();
      await expect(airport).toBeVisible();
      await page.mouse.move(700, 700);
      await expect(airport).toBeHidden();

      await button.focus();
      await page.keyboard.press("Enter");
      await expect(airport).toBeVisible();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expectAccessible();
      await page.keyboard.press("Escape");
      await expect(airport).toBeHidden();
      await expect(button).toBeFocused();

      await page.keyboard.press("Space");
      await expect(airport).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(airport).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(pathIn(prefix, AIRPORT));
    },
  );

  test(
    `the entry of the page one is on is marked, and booking is at hand (${locale})`,
    ONCE,
    async ({ page }) => {
      await page.goto(pathIn(prefix, "/tarifs-courses-vtc"));
      const menu = page.getByRole("navigation", { name: words.main });
      await expect(menu.locator("[aria-current=page]")).toHaveCount(1);
      await menu.getByRole("link", { name: words.book }).click();
      await expect(page).toHaveURL(pathIn(prefix, "/reserver"));
    },
  );

  test(
    `on a small window the bar opens the menu, which follows and closes (${locale})`,
    SMALL,
    async ({ page, expectAccessible }) => {
      await page.goto(pathIn(prefix, "/"));
      const open = page.getByRole("button", { name: words.menu, exact: true });
      await press(open);
      const dialog = page.getByRole("dialog", { name: words.main });
      await expect(dialog).toBeVisible();
      await expectAccessible();
      await expect(dialog.locator('a[href^="tel:"]')).toBeVisible();
      await expect(dialog.getByRole("link", { name: words.account })).toHaveAttribute(
        "href",
        pathIn(prefix, "/account"),
      );
      await expect(dialog.getByRole("link", { name: words.other })).toHaveAttribute(
        "href",
        prefix ? "/" : "/en",
      );
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(open).toBeFocused();

      await open.click();
      await dialog.getByRole("link", { name: words.airport, exact: true }).click();
      await expect(page).toHaveURL(pathIn(prefix, AIRPORT));
      await expect(dialog).toBeHidden();
    },
  );
}
