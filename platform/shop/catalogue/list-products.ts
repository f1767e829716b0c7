import { and, type SQL } from "drizzle-orm";
import { keptRead } from "@/platform/db/kept-read";
import { products } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";
import type { Listing } from "@/platform/http/listing";
import { isSold } from "./product-listing";

/** Selects the ids of the products that a listing asks for, in its order. */
export const selectProductIds = (tx: Sql, { where, orderBy, limit, offset }: Listing) =>
  tx
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);

/** The ids of the products that a listing asks for, in its order. */
export const productIds = async (tx: Sql, listing: Listing): Promise<number[]> =>
  (await selectProductIds(tx, listing)).map(({ id }) => id);

/** How many products are sold. To count them takes the longer the more there are, so it is kept. */
export const countSold = keptRead(["products"], (tx) => tx.$count(products, isSold));

/**
 * A page of a listing of products that are sold, by their ids, and how many there are on all its pages.
 * @param among which of them; all when left out
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
