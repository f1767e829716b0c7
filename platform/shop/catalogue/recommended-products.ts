import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { ProductItem } from "@/lib/contract/product";
import { products } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";
import { productIds } from "./list-products";
import { isSold } from "./product-listing";
import { readProducts } from "./read-products";

const MOST = 4;

/**
 * Lists the products that go with a product: those that its sheet recommends, in that order, or
 * else others of its kind. At most four, and never the product itself.
 */
export async function recommendedProducts(
  tx: Sql,
  { id, kind, recommended }: typeof products.$inferSelect,
  language: LanguageCode,
): Promise<ProductItem[]> {
  const items = async (ids: number[]) =>
    (await readProducts(tx, ids, language)).map(({ item }) => item).slice(0, MOST);
  const named = await tx
    .select({ id: products.id, reference: products.reference })
    .from(products)
    .where(and(inArray(products.reference, recommended), ne(products.id, id)));
  const chosen = await items(
    [...new Set(recommended)].flatMap(
      (reference) => named.find((product) => product.reference === reference)?.id ?? [],
    ),
  );
  if (chosen.length > 0) return chosen;
  const alike = and(isSold, eq(products.kind, kind), ne(products.id, id));
  const inOrder = [asc(products.order), asc(products.id)];
  return items(await productIds(tx, { where: alike, orderBy: inOrder, limit: MOST, offset: 0 }));
}
