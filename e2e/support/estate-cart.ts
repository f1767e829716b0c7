import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { type Call, callPath, readEnvelope } from "@/lib/api/call";
import { addToCart, NEW_CART, setCartDiscount } from "@/lib/api/cart";
import { placeOrder } from "@/lib/api/order";
import { getProducts } from "@/lib/api/product";
import { getCollectDays, getShippingOptions } from "@/lib/api/shipping";
import { codeFromLocale, type Locale } from "@/lib/rules/locale-code";
import type { StartedSite } from "./wine-estate";

/** How many of what, by its reference. */
type Wanted = Record<string, number>;

/** Calls of a browser on the wine estate, in a language. */
const estateCall =
  ({ url }: Pick<StartedSite, "url">, locale: Locale): Call =>
  async (method, path, options = {}) =>
    readEnvelope(
      await fetch(`${url}/api${callPath(path, options.query)}`, {
        method,
        headers: {
          ...options.headers,
          origin: url,
          userLang: codeFromLocale(locale),
          "content-type": "application/json",
        },
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      }),
    );

/** What is sold under a reference. */
async function soldAs(call: Call, reference: string) {
  const { products } = await getProducts(call);
  const found = products
    .flatMap(({ declinations }) => declinations)
    .find((one) => one.reference === reference);
  if (!found) throw new Error(`Nothing is sold as ${reference}`);
  return found;
}

/**
 * A cart in the browser of `page`, whose visitor is of age, as the site's own buttons leave it.
 * @returns its id
 */
export async function estateCart(
  estate: StartedSite,
  page: Page,
  locale: Locale,
  wanted: Wanted,
  code?: string,
): Promise<string> {
  const call = estateCall(estate, locale);
  let cartId: string = NEW_CART;
  for (const [reference, quantity] of Object.entries(wanted)) {
    const { id } = await soldAs(call, reference);
    cartId = (await addToCart(call, cartId, id, quantity)).cartId;
  }
  if (code) await setCartDiscount(call, cartId, code);
  await bringCart(estate, page, locale, cartId);
  return cartId;
}

/** Has the browser of `page` keep a cart, and nothing of an order that was begun. */
export async function bringCart(
  { url }: StartedSite,
  page: Page,
  locale: Locale,
  cartId: string,
): Promise<void> {
  // Text names no icon, so the browser may ask for one of its own accord and call its absence an error.
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

/** An order of somebody else, who collects it. */
export async function orderOfAnother(
  estate: StartedSite,
  wanted: Wanted,
  discount?: string,
): Promise<void> {
  const call = estateCall(estate, "fr");
  const lines = await Promise.all(
    Object.entries(wanted).map(async ([reference, quantity]) => ({
      ...(await soldAs(call, reference)),
      quantity,
    })),
  );
  const [point] = (await getShippingOptions(call)).collectPoints;
  if (!point) throw new Error("Orders can be collected at the estate");
  const [day] = await getCollectDays(call, point.id);
  const [slot] = day?.slots ?? [];
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  await placeOrder(
    call,
    {
      products: lines.map(({ id, quantity }) => ({ id, quantity })),
      user: {
        email: `${randomUUID().slice(0, 8)}@example.org`,
        phone: "06 39 98 01 03",
        birthdate: "1975-01-02",
      },
      address: {
        billing: {
          ...{ firstname: "Paul", lastname: "Moreau", firstPart: "5 rue Haute" },
          ...{ postalCode: "44190", city: "Clisson" },
        },
      },
      ...(discount && { discount }),
      ...(day && { dateSchedule: day.date }),
      ...(slot && { idSchedule: slot.id }),
      delivery: { type: "CLICK_AND_COLLECT", idAddress: point.id },
      // CADEAU5 takes five euros off.
      seenTotal: Math.round((total - (discount ? 5 : 0)) * 100) / 100,
      acceptTerms: true,
    },
    randomUUID(),
  );
}
