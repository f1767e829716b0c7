import type { Page } from "@playwright/test";
import type { Locale } from "@/lib/rules/text/locale-code";
import { expectAlive } from "./alive";
import type { OwnSite } from "./own-site";
import { pathIn } from "./test";

const WORDS = {
  fr: {
    add: "Ajouter au panier",
    open: "Voir le panier",
    checkout: "Commander",
    collect: "Commander et retirer sur place",
  },
  en: {
    add: "Add to basket",
    open: "View basket",
    checkout: "Check out",
    collect: "Order and collect it yourself",
  },
} as const;

export interface Choice {
  /** Name in the list, in either language. */
  name: RegExp;
  quantity: number;
}

/** Says to be of age, finds something on the list of products, and opens the basket with it. */
export async function fromListToBasket(
  { url }: Pick<OwnSite, "url">,
  page: Page,
  locale: Locale,
  { name, quantity }: Choice,
): Promise<void> {
  const words = WORDS[locale];
  await page.goto(url + pathIn(locale === "fr" ? "" : "/en", "/vins"));
  await page.locator("[data-age=yes]").click();
  await page.getByRole("main").getByRole("link", { name }).click();
  const quantityField = page.locator("#add-quantity");
  await expectAlive(quantityField);
  await quantityField.fill(String(quantity));
  await page.getByRole("button", { name: words.add, exact: true }).click();
  await page.getByRole("status").getByRole("link", { name: words.open }).click();
}

/**
 * Goes on from the basket to the checkout.
 * @param as the button by which: "collect" is that of an order too small to be sent
 */
export async function fromBasketToCheckout(
  page: Page,
  locale: Locale,
  as: "checkout" | "collect" = "checkout",
): Promise<void> {
  const name = WORDS[locale][as];
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
}
