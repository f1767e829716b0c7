import { PANEL_LOCALE_COOKIE } from "@/lib/site/panel-locale";
import { boughtOrder } from "./support/bought-order";
import { logIn } from "./support/member";
import { expect, ignoreRefused, LOCALES, testOnOwnSite as test } from "./support/test";

const CELLAR = { email: "admin@73.example", password: "demonstration-only" };

const WORDS = {
  fr: {
    open: "Reprendre des articles",
    left: "6 sur 6 peuvent revenir",
    back: "Intact\u00a0: remettre en vente",
    reason: "Motif",
    damaged: "Articles abîmés",
    nothing: "Indiquez au moins un article revenu.",
    refund: "À rembourser",
    do: "Reprendre et rembourser",
    done: "Retour enregistré.",
    history: /^Articles revenus\u00a0: 2\u00a0×/,
    mail: /Vos articles sont bien revenus/,
    creditNote: /Avoir/,
  },
  en: {
    open: "Take goods back",
    left: "6 of 6 can come back",
    back: "As new: put on sale again",
    reason: "Reason",
    damaged: "Damaged goods",
    nothing: "Say at least one article that came back.",
    refund: "To be refunded",
    do: "Take back and refund",
    done: "The return is recorded.",
    history: /^Goods returned: 2\u00a0×/,
    mail: /Your goods have arrived back/,
    creditNote: /Credit note/,
  },
};

for (const { locale } of LOCALES) {
  test(`two bottles of six come back, shown before they do, in ${locale}`, async ({
    page,
    estate,
    consoleErrors,
    expectAccessible,
  }) => {
    const words = WORDS[locale];
    await page
      .context()
      .addCookies([{ name: PANEL_LOCALE_COOKIE, value: locale, url: estate.url }]);
    const order = await boughtOrder(estate, locale);
    await order.pay();
    await order.company({ action: "SHIP" });
    await order.company({ action: "DELIVERED" });
    await logIn(estate, page, locale, CELLAR);
    await page.goto(`${estate.url}/admin/order/${order.made.reference}`);
    const open = page.getByRole("button", { name: words.open });
    await open.focus();
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog", { name: words.open });
    await sheet.getByRole("button", { name: words.do }).click();
    await expect(sheet.getByText(words.nothing)).toBeVisible();
    ignoreRefused(consoleErrors, 422);
    const pieces = sheet.getByRole("combobox").first();
    await expect(pieces).toHaveAccessibleDescription(words.left);
    await pieces.selectOption("2");
    await sheet.getByRole("checkbox", { name: words.back }).check();
    await sheet.getByRole("combobox", { name: words.reason }).selectOption(words.damaged);
    await expect(sheet.getByText(words.refund)).toBeVisible();
    await expectAccessible();
    await sheet.getByRole("button", { name: words.do }).click();
    await expect(page.getByText(words.done)).toBeVisible();
    await expect(page.getByText(words.history)).toBeVisible();
    await expect(page.getByRole("link", { name: words.creditNote })).toBeVisible();
    expect(await estate.mail(order.email, words.mail)).toContain("2 ×");
    await expectAccessible();
  });
}
