import type { Page } from "@playwright/test";
import { holdScriptsBack, press } from "./support/alive";
import { stockOf } from "./support/estate-cart";
import { logOut } from "./support/log-out";
import { logIn } from "./support/member";
import type { OwnSite } from "./support/own-site";
import { expect, ignoreRefused, LOCALES, pathIn, test } from "./support/test";

const MEMBER = { email: "member@73.example", password: "demonstration-only" };

const WORDS = {
  fr: {
    basket: "Panier",
    add: "Ajouter au panier",
    addOne: "Ajouter au panier\u00a0: L’Hirondelle",
    quantity: /^Quantité/,
    more: /^Un de plus/,
    left: (left: number) => `Encore disponible\u00a0: ${left}.`,
    added: /Dans votre panier\s: 2\s×\sClos du Gué, vieilles vignes/,
    magnum: /Magnum/,
    empty: "Votre panier est vide.",
    remove: "Retirer du panier\u00a0: L’Hirondelle",
    putBack: "Remettre",
    code: "Code de réduction",
    apply: "Appliquer",
    unknown: "Ce code de réduction n’existe pas.",
    tooLittle: /^Ce code de réduction demande/,
    applied: "Code BIENVENUE10 appliqué",
    removeCode: "Retirer le code",
    summary: "Récapitulatif",
    free: /pour la livraison offerte/,
    order: "Commander",
  },
  en: {
    basket: "Basket",
    add: "Add to basket",
    addOne: "Add to basket: L’Hirondelle",
    quantity: /^Quantity/,
    more: /^One more/,
    left: (left: number) => `Still available: ${left}.`,
    added: /In your basket: 2 × Clos du Gué/,
    magnum: /magnum/,
    empty: "Your basket is empty.",
    remove: "Remove from basket: L’Hirondelle",
    putBack: "Put it back",
    code: "Discount code",
    apply: "Apply",
    unknown: "There is no such discount code.",
    tooLittle: /^This discount code needs/,
    applied: "Code BIENVENUE10 applied",
    removeCode: "Remove the code",
    summary: "Summary",
    free: /more for free delivery/,
    order: "Check out",
  },
} as const;

let estate: OwnSite;
test.beforeAll(({ estate: own }) => {
  estate = own;
});

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const at = (path: string) => estate.url + pathIn(prefix, path);
  const basketOf = (page: Page, isMobile: boolean) =>
    page
      .getByRole(isMobile ? "link" : "button", { name: new RegExp(`^${words.basket}`) })
      .filter({ visible: true });
  /** Waits until the provider has answered: going to an address leaves the page at once. */
  const isKept = (page: Page) =>
    expect.poll(() => page.evaluate(() => localStorage.getItem("cart"))).not.toBeNull();
  const isMembers = (page: Page) =>
    expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "{}").idUser))
      .toEqual(expect.any(Number));
  const quantities = (page: Page) =>
    page
      .getByRole("listitem")
      .getByRole("textbox", { name: words.quantity })
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript(() => localStorage.setItem("of-age", String(Date.now()))),
    );

    test("what one puts in stays over a reload and shows in every tab; more than there is is refused", async ({
      page,
      context,
      isMobile,
      consoleErrors,
      expectAccessible,
    }) => {
      const calls: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/api/")) calls.push(request.url());
      });
      await page.goto(at("/vins"), { waitUntil: "networkidle" });
      expect(calls, "a visitor without a basket is not asked after").toEqual([]);
      await press(page.getByRole("button", { name: words.addOne }));
      await expect(basketOf(page, isMobile)).toContainText("(1)");
      await expectAccessible();

      await page.getByRole("link", { name: /^Clos du Gué/ }).click();
      await page.getByRole("radio", { name: words.magnum }).check();
      const quantity = page.getByRole("textbox", { name: words.quantity });
      const stock = await stockOf(estate, "GUE-24-MAG");
      await quantity.fill("12");
      await page.getByRole("button", { name: words.add, exact: true }).click();
      await expect(page.getByText(words.left(stock))).toBeVisible();
      await expect(quantity).toHaveValue("12");
      await expect(basketOf(page, isMobile)).toContainText("(1)");
      await quantity.fill("2");
      await quantity.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: words.added })).toBeVisible();
      await expectAccessible();

      await page.reload();
      await expect(basketOf(page, isMobile)).toContainText("(3)");
      const other = await context.newPage();
      await other.goto(at("/cart"));
      await expect.poll(() => quantities(other)).toEqual(["1", "2"]);
      await page.getByRole("radio", { name: words.magnum }).check();
      // The smallest carton is proposed.
      await expect(quantity).toHaveValue("3");
      await quantity.fill("1");
      await page.getByRole("button", { name: words.add, exact: true }).click();
      await expect.poll(() => quantities(other)).toEqual(["1", "3"]);
      await other.getByRole("button", { name: words.more }).first().click();
      await expect(basketOf(page, isMobile)).toContainText("(5)");
      ignoreRefused(consoleErrors, 422);
    });

    test("what is chosen before a page comes alive is what is put in", async ({ page }) => {
      await page.goto(at("/vins"));
      const sheet = page.getByRole("link", { name: /^Clos du Gué/ });
      const address = new URL((await sheet.getAttribute("href")) ?? "", estate.url).href;
      const comesAlive = await holdScriptsBack(page);
      await page.goto(address, { waitUntil: "commit" });
      const magnum = page.getByRole("radio", { name: words.magnum });
      const quantity = page.getByRole("textbox", { name: words.quantity });
      await magnum.check();
      await quantity.fill("2");
      comesAlive();
      const add = page.getByRole("button", { name: words.add, exact: true });
      await expect(add).toBeEnabled();
      await expect(magnum).toBeChecked();
      await expect(quantity).toHaveValue("2");
      await add.click();
      const added = page.getByRole("status").filter({ hasText: words.added });
      await expect(added).toContainText(words.magnum);
    });

    test("in the basket one changes one's mind, gives a code, and goes on to order", async ({
      page,
      isMobile,
      consoleErrors,
      expectAccessible,
    }) => {
      await page.goto(at("/cart"));
      await expect(page.getByText(words.empty)).toBeVisible();
      await expectAccessible();
      await page.goto(at("/vins"));
      await press(page.getByRole("button", { name: words.addOne }));
      await expect(basketOf(page, isMobile)).toContainText("(1)");
      // Going on at once still waits for the last call of the cart.
      if (isMobile) await basketOf(page, isMobile).click();
      else {
        await basketOf(page, isMobile).press("Enter");
        const mini = page.getByRole("dialog", { name: words.basket });
        await expect(mini).toContainText("L’Hirondelle");
        await expectAccessible();
        await page.keyboard.press("Escape");
        await expect(mini).toBeHidden();
        await isKept(page);
        await page.goto(at("/cart"));
      }
      const total = page
        .getByRole("complementary", { name: words.summary })
        .getByRole("definition")
        .last();
      const quantity = page.getByRole("textbox", { name: words.quantity });
      await quantity.fill("6");
      await quantity.press("Enter");
      await expect(total).toContainText("49");
      await expect(page.getByText(words.free)).toBeVisible();

      // A refused number goes back to the old one, with the reason.
      await quantity.fill("500");
      await quantity.press("Enter");
      await expect(quantity).toHaveAttribute("aria-invalid", "true");
      await expect(quantity).toHaveValue("6");
      await expect(total).toContainText("49");

      await page.getByRole("button", { name: words.remove }).click();
      await expect(page.getByText(words.empty)).toBeVisible();
      await page.getByRole("button", { name: words.putBack }).click();
      await expect(quantity).toHaveValue("6");

      const code = page.getByRole("textbox", { name: words.code });
      const apply = page.getByRole("button", { name: words.apply });
      await code.fill("nothing");
      await apply.click();
      await expect(page.getByText(words.unknown)).toBeVisible();
      await code.fill("franco");
      await apply.click();
      await expect(page.getByText(words.tooLittle)).toBeVisible();
      await code.fill("bienvenue10");
      await apply.click();
      await expect(page.getByText(words.applied)).toBeVisible();
      await expect(total).toContainText("44");
      await expectAccessible();
      await page.getByRole("button", { name: words.removeCode }).click();
      await expect(total).toContainText("49");
      const order = page.getByRole("link", { name: words.order });
      await expect(order).toHaveAttribute("href", pathIn(prefix, "/checkout"));
      ignoreRefused(consoleErrors, 422);
    });

    test("a basket that cannot be had any more is none, and leaves nothing", async ({
      page,
      consoleErrors,
    }) => {
      await page.goto(at("/vins"));
      await page.evaluate(() => localStorage.setItem("cart", JSON.stringify({ cartId: "gone" })));
      await page.goto(at("/cart"));
      await expect(page.getByText(words.empty)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("cart"))).toBeNull();
      ignoreRefused(consoleErrors, 404);
    });

    test("one who logs in brings their basket along, and leaves none behind in any tab", async ({
      page,
      context,
      isMobile,
    }) => {
      await page.goto(at("/vins"));
      await press(page.getByRole("button", { name: words.addOne }));
      await expect(basketOf(page, isMobile)).toContainText("(1)");
      await isKept(page);
      await logIn(estate, page, locale, MEMBER);
      const joined = page.waitForResponse(
        (answer) => answer.url().endsWith("/api/user/cart") && answer.request().method() === "PUT",
      );
      await page.goto(at("/cart"));
      expect((await joined).ok()).toBe(true);
      await isMembers(page);
      const [quantity] = await quantities(page);
      const other = await context.newPage();
      await other.goto(at("/cart"));
      await expect.poll(() => quantities(other)).toEqual([quantity]);

      const madeAnew = other.waitForEvent("load");
      await logOut(page, locale, isMobile);
      await expect(page).toHaveURL(at("/"));
      await expect(basketOf(page, isMobile)).not.toContainText("(");
      await madeAnew;
      await expect(other.getByText(words.empty)).toBeVisible();
      expect(await other.evaluate(() => localStorage.getItem("cart"))).toBeNull();

      await logIn(estate, page, locale, MEMBER);
      await page.goto(at("/cart"));
      await expect.poll(() => quantities(page)).toEqual([quantity]);
      // The next to come finds the member's basket as it was before.
      const removed = page.waitForResponse((answer) => answer.request().method() === "DELETE");
      await page.getByRole("button", { name: words.remove }).click();
      await expect(page.getByText(words.empty)).toBeVisible();
      expect((await removed).ok()).toBe(true);
    });
  });
}
