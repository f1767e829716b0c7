import { desc, sql } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { ProductFilters } from "@/lib/contract/product";
import type { Sql } from "@/platform/db/database";
import { product } from "@/platform/db/schema/catalogue";
import { kindsInOrder, productsFound } from "./product-listing";

const MOST_TAGS = 100;

/** The kinds of the products that are sold, as a wine list goes, and their tags, the most used first. */
export async function productFilters(tx: Sql, language: LanguageCode): Promise<ProductFilters> {
  const isSold = productsFound({}, language);
  const kinds = await tx
    .select({ kind: product.kind })
    .from(product)
    .where(isSold)
    .groupBy(product.kind)
    .orderBy(kindsInOrder);
  const tag = sql<string>`tag`;
  const tags = await tx
    .select({ tag })
    .from(product)
    .crossJoinLateral(sql`unnest(${product.tags}) tag`)
    .where(isSold)
    .groupBy(tag)
    .orderBy(desc(sql`count(*)`), tag)
    .limit(MOST_TAGS);
  return { kinds: kinds.map(({ kind }) => kind), tags: tags.map((row) => row.tag) };
}
