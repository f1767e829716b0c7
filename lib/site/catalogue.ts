import "server-only";
import { cacheLife } from "next/cache";
import {
  getAwards,
  getMealIcons,
  getProduct,
  getProductFilters,
  getProducts,
  getRecommended,
  type ProductQuery,
} from "@/lib/api/product";
import { serverCall } from "@/lib/api/server-call";
import type { Product } from "@/lib/contract/product";
import type { Locale } from "@/lib/rules/text/locale-code";
import { askAgainSoon, keepUntilChanged } from "./cached";
import { found } from "./found";

/** Keeps what says how much is left; a browser keeps it for a minute, and asks again. */
function keepWhileItSells(): void {
  keepUntilChanged({ kind: "products" }, { kind: "stock" }, { kind: "parameters" });
  cacheLife({ stale: 60 });
}

/** The first page of what the shop sells, in an order, and what one can narrow the whole of it by. */
export async function firstProducts(locale: Locale, orderBy: ProductQuery["orderBy"]) {
  "use cache";
  keepWhileItSells();
  const call = serverCall(locale);
  const [first, filters] = await Promise.all([
    getProducts(call, { orderBy }),
    getProductFilters(call),
  ]);
  return { first, filters };
}

/**
 * What the shop would show first, of a tag where one is given: in the order that it has set itself,
 * and as many as are shown.
 */
export async function pickedProducts(
  locale: Locale,
  { tag, nbItem }: { tag: string | null; nbItem: number },
) {
  "use cache";
  keepWhileItSells();
  const { products } = await getProducts(serverCall(locale), {
    orderBy: "order",
    nbItem,
    ...(tag && { tag }),
  });
  return products;
}

/** The sheet of a product; undefined when it is not sold. */
export async function product(id: number, locale: Locale): Promise<Product | undefined> {
  "use cache";
  keepWhileItSells();
  const sheet = await found(getProduct(serverCall(locale), id));
  if (!sheet) askAgainSoon();
  return sheet;
}

/** What a product has won, what goes with it, and the meals it is for. */
export async function aroundProduct(id: number, locale: Locale) {
  "use cache";
  keepWhileItSells();
  const call = serverCall(locale);
  const [awards, recommended, mealIcons] = await Promise.all([
    getAwards(call, id),
    getRecommended(call, id),
    getMealIcons(call),
  ]);
  return { awards, recommended, mealIcons };
}
