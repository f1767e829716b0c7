import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Call } from "@/lib/api/call";
import { getProducts } from "@/lib/api/product";
import { getCollectDays } from "@/lib/api/shipping";
import type { Cart } from "@/lib/contract/cart";
import { NEW_CART } from "@/lib/contract/new-cart";
import type { Locale } from "@/lib/rules/text/locale-code";
import { newEmail } from "./checkout-form";
import { callTo } from "./customer-call";
import { nextPhone } from "./next-phone";
import type { OwnSite } from "./own-site";

/** Quantities by reference. */
type Wanted = Record<string, number>;

async function soldAs(call: Call, reference: string) {
  const { products } = await getProducts(call);
  const found = products
    .flatMap(({ declinations }) => declinations)
    .find((declination) => declination.reference === reference);
  if (!found) throw new Error(`Nothing is sold as ${reference}`);
  return found;
}

/** Returns the number of pieces that may still be ordered, as the estate tells. */
export async function stockOf(estate: Pick<OwnSite, "url">, reference: string): Promise<number> {
  const { stock } = await soldAs(callTo(estate, "fr"), reference);
  if (stock.left === null) throw new Error(`How much is left of ${reference} is not told`);
  return stock.left;
}

/** Makes a cart that no browser keeps yet. */
async function newCart(call: Call, wanted: Wanted, code?: string): Promise<Cart> {
  let cartId: string = NEW_CART;
  for (const [reference, quantity] of Object.entries(wanted)) {
    const { id } = await soldAs(call, reference);
    cartId = (
      await call("POST /cart/{cartId}/product/{declinationId}", {
        params: { cartId, declinationId: id },
        body: { quantity },
      })
    ).cartId;
  }
  return code
    ? call("POST /cart/{cartId}", { params: { cartId }, body: { discountCode: code } })
    : call("GET /cart/{cartId}/default", { params: { cartId } });
}

/**
 * Fills a cart in the browser of `page` by the site's own buttons, for a visitor who is of age.
 * @returns its id
 */
export async function estateCart(
  estate: Pick<OwnSite, "url">,
  page: Page,
  locale: Locale,
  wanted: Wanted,
  code?: string,
): Promise<string> {
  const { id } = await newCart(callTo(estate, locale), wanted, code);
  await bringCart(estate, page, locale, id);
  return id;
}

/** Has the browser of `page` keep a cart, and nothing of an order that was begun. */
export async function bringCart(
  { url }: Pick<OwnSite, "url">,
  page: Page,
  locale: Locale,
  cartId: string,
): Promise<void> {
  // A text has no icon: the browser may ask for one, and call its absence an error.
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(
    ([id, its]) => {
      sessionStorage.clear();
      localStorage.setItem("of-age", String(Date.now()));
      localStorage.setItem(
        "cart",
        JSON.stringify({ cartId: id, cart: null, locale: its, idUser: null }),
      );
    },
    [cartId, locale] as const,
  );
}

/** Places an order that is collected, made in another browser. */
export async function orderElsewhere(
  estate: Pick<OwnSite, "url">,
  wanted: Wanted,
  { code, email = newEmail() }: { code?: string; email?: string } = {},
): Promise<void> {
  const call = callTo(estate, "fr");
  const { products, total } = await newCart(call, wanted, code);
  const [point] = (await call("GET /shipping/options")).collectPoints;
  if (!point) throw new Error("Orders can be collected at the estate");
  const [day] = await getCollectDays(call, point.id);
  const [slot] = day?.slots ?? [];
  await call("POST /order", {
    body: {
      products: products.map(({ id, quantity }) => ({ id, quantity })),
      user: { email, phone: nextPhone(), birthdate: "1975-01-02" },
      address: {
        billing: {
          firstname: "Paul",
          lastname: "Moreau",
          firstPart: "5 rue Haute",
          postalCode: "44190",
          city: "Clisson",
        },
      },
      ...(code && { discount: code }),
      ...(day && { dateSchedule: day.date }),
      ...(slot && { idSchedule: slot.id }),
      delivery: { type: "CLICK_AND_COLLECT", idAddress: point.id },
      seenTotal: total,
      acceptTerms: true,
    },
    key: randomUUID(),
  });
}
