import { expectAlive } from "./support/alive";
import { decideAtBank } from "./support/bank";
import { field, goToBank, orderButton, PAID, send } from "./support/checkout-form";
import { fromBasketToCheckout, fromListToBasket } from "./support/from-the-list";
import { logIn } from "./support/member";
import type { OwnSite } from "./support/own-site";
import { watchSecrets } from "./support/secret-watch";
import { expect, LOCALES, ONCE, pathIn, test } from "./support/test";

test.describe.configure({ timeout: 180_000 });

const MEMBER = { email: "member@73.example", password: "demonstration-only" };

/** Pages and calls of the estate for everybody, and for its members. */
const PAGES = ["/", "/vins", "/cart", "/checkout"];
const PRIVATE = ["/account", "/account/orders", "/account/papers", "/account/security"];
const CALLS = ["/user", "/logged", "/user/session", "/user/export", "/user/order", "/user/cart"];

let estate: OwnSite;
test.beforeAll(({ estate: own }) => {
  estate = own;
});

for (const { locale, prefix } of LOCALES) {
  const at = (path: string) => estate.url + pathIn(prefix, path);

  test(
    `a member buys wine, and no byte of the shop tells the session (${locale})`,
    ONCE,
    async ({ page }) => {
      const watch = watchSecrets(page);
      await logIn(estate, page, locale, MEMBER);
      const title = page.getByRole("heading", { level: 1 });

      await fromListToBasket(estate, page, locale, { name: /^Les Aulnes$/, quantity: 6 });
      await expect(page).toHaveURL(at("/cart"));
      await watch.look();
      for (const path of PAGES) await watch.visit(at(path));
      await watch.visit(at("/cart"));
      await fromBasketToCheckout(page, locale);
      await expectAlive(orderButton(page));
      await send(page, "44000", "last");
      await field(page, "user.birthdate").fill("1979-02-03");
      await field(page, "address.delivery.firstPart").fill("9 rue Crébillon");
      await field(page, "acceptTerms").check();
      await watch.look();
      await orderButton(page).click();
      await goToBank(page, locale);
      await expect(page).toHaveURL(/\/api\/test-gateway\/pay\//);
      await watch.look();
      await decideAtBank(page, locale, "accept");
      await expect(title).toHaveText(PAID[locale]);
      await watch.look();

      for (const path of PRIVATE) await watch.visit(at(path));
      await page.goto(at("/account/orders"));
      await page.getByRole("article").first().getByRole("link").first().click();
      await expect(page).toHaveURL(/\/order\/[A-Z0-9-]+$/);
      await expect(title).toBeVisible();
      await watch.look();
      await watch.call(...CALLS);
      await watch.expectHidden(MEMBER.email);
    },
  );
}
