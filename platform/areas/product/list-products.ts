import { and, count, eq, type SQL } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { product } from "@/platform/db/schema/shop";
import type { Listing } from "@/platform/listing";
import { cheapest } from "./product-listing";

/**
 * The ids of the products that a listing asks for, in its order. One that is sold in no way is not
 * among them.
 */
export async function productIds(
  tx: Sql,
  { where, orderBy, limit, offset }: Listing,
): Promise<number[]> {
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .innerJoin(cheapest, eq(cheapest.idProduct, product.id))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

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
  return { ids, total: isLast ? offset + ids.length : await countProducts(tx, where) };
}

async function countProducts(tx: Sql, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(product)
    .innerJoin(cheapest, eq(cheapest.idProduct, product.id))
    .where(where);
  return row?.total ?? 0;
}
