import { and, type SQL } from "drizzle-orm";
import { keptRead } from "@/platform/db/kept-read";
import { products } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";
import type { Listing } from "@/platform/http/listing";
import { isSold } from "./product-listing";

export const selectProductIds = (tx: Sql, { where, orderBy, limit, offset }: Listing) =>
  tx
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);

export const productIds = async (tx: Sql, listing: Listing): Promise<number[]> =>
  (await selectProductIds(tx, listing)).map(({ id }) => id);

/** Counts the sold products; the result is kept, as counting many takes long. */
export const countSold = keptRead(["products"], (tx) => tx.$count(products, isSold));

/**
 * Lists a page of the products that are sold, by their ids, and counts those on all its pages.
 * @param among condition on the products; all when left out
 */
export async function listSold(
  tx: Sql,
  listing: Listing,
  among?: SQL,
): Promise<{ ids: number[]; total: number }> {
  const { limit, offset } = listing;
  const narrowed = and(among, listing.where);
  const where = and(isSold, narrowed);
  const ids = await productIds(tx, { ...listing, where });
  // A page that is not full says itself how many there are.
  const isLast = ids.length < limit && (ids.length > 0 || offset === 0);
  if (isLast) return { ids, total: offset + ids.length };
  return { ids, total: narrowed ? await tx.$count(products, where) : await countSold(tx) };
}
