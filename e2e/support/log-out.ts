import type { Page } from "@playwright/test";
import type { Locale } from "@/lib/rules/text/locale-code";

const WORDS = {
  fr: {
    menu: "Menu",
    mainMenu: "Menu principal",
    openAccount: "Sous-menu\u00a0: Mon espace",
    logOut: "Se déconnecter",
  },
  en: {
    menu: "Menu",
    mainMenu: "Main menu",
    openAccount: "Submenu: My account",
    logOut: "Log out",
  },
} as const;

export async function logOut(page: Page, locale: Locale, isMobile: boolean) {
  const words = WORDS[locale];
  if (isMobile) {
    await page.getByRole("button", { name: words.menu, exact: true }).click();
    const menu = page.getByRole("dialog", { name: words.mainMenu });
    await menu.getByRole("button", { name: words.logOut }).click();
  } else {
    await page.getByRole("button", { name: words.openAccount }).click();
    await page.getByRole("button", { name: words.logOut }).first().click();
  }
}
