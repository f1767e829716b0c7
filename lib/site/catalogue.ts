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
import type { Source } from "@/lib/contract/change";
import type { Product } from "@/lib/contract/product";
import type { Locale } from "@/lib/rules/text/locale-code";
import { askAgainSoon, keepUntilChanged } from "./cached";
import { found } from "./found";

/**
 * Keeps what says how much is left of some products, of any where none are named; a browser keeps it
 * for a minute, and asks again.
 */
function keepWhileItSells(products: Pick<Product, "id">[] = []): void {
  const stocks: Source[] =
    products.length > 0 && products.length <= MOST_NAMED
      ? products.map(({ id }) => ({ kind: "productStock", id }))
      : [{ kind: "productStock" }];
  keepUntilChanged({ kind: "products" }, { kind: "stock" }, { kind: "parameters" }, ...stocks);
  cacheLife({ stale: 60 });
}

/** Next takes 128 tags of a cached function; of more products any change is waited for. */
const MOST_NAMED = 50;

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
  const { products } = await getProducts(serverCall(locale), {
    orderBy: "order",
    nbItem,
    ...(tag && { tag }),
  });
  keepWhileItSells(products);
  return products;
}

/** The sheet of a product; undefined when it is not sold. */
export async function product(id: number, locale: Locale): Promise<Product | undefined> {
  "use cache";
  keepWhileItSells([{ id }]);
  const sheet = await found(getProduct(serverCall(locale), id));
  if (!sheet) askAgainSoon();
  return sheet;
}

/** What a product has won, what goes with it, and the meals it is for. */
export async function aroundProduct(id: number, locale: Locale) {
  "use cache";
  const call = serverCall(locale);
  const [awards, recommended, mealIcons] = await Promise.all([
    getAwards(call, id),
    getRecommended(call, id),
    getMealIcons(call),
  ]);
  keepWhileItSells([{ id }, ...recommended]);
  return { awards, recommended, mealIcons };
}
