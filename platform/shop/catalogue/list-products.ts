import { and, type SQL } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { products } from "@/platform/db/schema/catalogue";
import type { Listing } from "@/platform/http/listing";

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

/**
 * A page of a listing of products, by their ids, and how many there are on all its pages.
 * @param among a condition of the call's own
 */
export async function listProducts(
  tx: Sql,
  listing: Listing,
  among?: SQL,
): Promise<{ ids: number[]; total: number }> {
  const { limit, offset } = listing;
  const where = and(among, listing.where);
  const ids = await productIds(tx, { ...listing, where });
  // A page that is not full says itself how many there are.
  const isLast = ids.length < limit && (ids.length > 0 || offset === 0);
  return { ids, total: isLast ? offset + ids.length : await tx.$count(products, where) };
}
