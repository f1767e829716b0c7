import { desc, sql } from "drizzle-orm";
import type { ProductFilters } from "@/lib/contract/product";
import { keptRead } from "@/platform/db/kept-read";
import { products } from "@/platform/db/schema/catalogue";
import { isSold, kindsInOrder } from "./product-listing";

const MOST_TAGS = 100;

/**
 * Reads the kinds of the products that are sold, in the order of a wine list, and their tags, the
 * most used first. The query reads all products, and so runs only when one of them has changed.
 */
export const productFilters = keptRead(["products"], async (tx): Promise<ProductFilters> => {
  const kinds = await tx
    .select({ kind: products.kind })
    .from(products)
    .where(isSold)
    .groupBy(products.kind)
    .orderBy(kindsInOrder);
  const tag = sql<string>`tag`;
  const tags = await tx
    .select({ tag })
    .from(products)
    .crossJoinLateral(sql`unnest(${products.tags}) tag`)
    .where(isSold)
    .groupBy(tag)
    .orderBy(desc(sql`count(*)`), tag)
    .limit(MOST_TAGS);
  return { kinds: kinds.map(({ kind }) => kind), tags: tags.map((row) => row.tag) };
});
