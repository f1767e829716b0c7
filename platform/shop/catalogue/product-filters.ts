import { desc, sql } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { ProductFilters } from "@/lib/contract/product";
import type { Sql } from "@/platform/db/database";
import { products } from "@/platform/db/schema/catalogue";
import { kindsInOrder, productsFound } from "./product-listing";

const MOST_TAGS = 100;

/** The kinds of the products that are sold, as a wine list goes, and their tags, the most used first. */
export async function productFilters(tx: Sql, language: LanguageCode): Promise<ProductFilters> {
  const isSold = productsFound({}, language);
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
}
