import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import {
  getAwards,
  getMealIcons,
  getProduct,
  getProducts,
  getRecommended,
  type ProductQuery,
} from "@/lib/api/product";
import { serverCall } from "@/lib/api/server-call";
import type { Product, ProductItem } from "@/lib/contract/product";
import type { Locale } from "@/lib/rules/locale-code";
import { cacheTags } from "./cache-tags";
import { found } from "./found";

/**
 * Bottles are sold, kept for a while and given back, by processes that know nothing of each other:
 * what is said of them is asked for again each minute in which somebody looks, and is never more
 * than five minutes old.
 */
const WHILE_IT_SELLS = { stale: 60, revalidate: 60, expire: 300 };

/** Everything that the shop sells, in an order; how stock is told is the site's settings. */
export async function products(
  locale: Locale,
  orderBy?: ProductQuery["orderBy"],
): Promise<ProductItem[]> {
  "use cache";
  cacheTag(cacheTags.products, cacheTags.parameters);
  cacheLife(WHILE_IT_SELLS);
  const call = serverCall(locale);
  const all: ProductItem[] = [];
  for (let page = 1; ; page++) {
    const { products: read, total } = await getProducts(call, { page, orderBy });
    all.push(...read);
    if (read.length === 0 || all.length >= total) return all;
  }
}

/** The sheet of a product; undefined when it is not sold. */
export async function product(id: number, locale: Locale): Promise<Product | undefined> {
  "use cache";
  cacheTag(cacheTags.products, cacheTags.parameters);
  cacheLife(WHILE_IT_SELLS);
  return found(getProduct(serverCall(locale), id));
}

/** What a product has won, what goes with it, and the meals it is for. */
export async function aroundProduct(id: number, locale: Locale) {
  "use cache";
  cacheTag(cacheTags.products, cacheTags.parameters);
  cacheLife(WHILE_IT_SELLS);
  const call = serverCall(locale);
  const [awards, recommended, mealIcons] = await Promise.all([
    getAwards(call, id),
    getRecommended(call, id),
    getMealIcons(call),
  ]);
  return { awards, recommended, mealIcons };
}
