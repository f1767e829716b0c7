import "server-only";
import { cacheLife } from "next/cache";
import {
  getAwards,
  getMealIcons,
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

/** Keeps an answer with the stock of some products, or of any; a browser asks each minute. */
function keepWhileItSells(products: Pick<Product, "id">[] = []): void {
  const stocks: Source[] =
    products.length > 0 && products.length <= MOST_NAMED
      ? products.map(({ id }) => ({ kind: "productStock", id }))
      : [{ kind: "productStock" }];
  keepUntilChanged({ kind: "products" }, { kind: "stock" }, { kind: "parameters" }, ...stocks);
  cacheLife({ stale: 60 });
}

/** Next takes 128 tags of a cached function; an answer about more products waits for any change. */
const MOST_NAMED = 50;

/** Returns the first page of the shop's products, in an order, and the whole list's filters. */
export async function firstProducts(locale: Locale, orderBy: ProductQuery["orderBy"]) {
  "use cache";
  keepWhileItSells();
  const call = serverCall(locale);
  const [first, filters] = await Promise.all([
    getProducts(call, { orderBy }),
    call("GET /product/filter"),
  ]);
  return { first, filters };
}

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

/** Returns the sheet of a product; undefined when it is not sold. */
export async function product(id: number, locale: Locale): Promise<Product | undefined> {
  "use cache";
  keepWhileItSells([{ id }]);
  const sheet = await found(serverCall(locale)("GET /product/{id}", { params: { id } }));
  if (!sheet) askAgainSoon();
  return sheet;
}

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
