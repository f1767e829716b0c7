import { and, count, type SQL } from "drizzle-orm";
import { LRUCache } from "lru-cache";
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

/** Number of conditions of a site whose totals are kept: visitors may search for anything. */
const MOST_CONDITIONS = 500;

/** Totals of the sold products that fulfil a condition, by its statement. */
class NarrowedTotals {
  readonly #totals = new LRUCache<string, number>({ max: MOST_CONDITIONS });

  async count(tx: Sql, where: SQL | undefined): Promise<number> {
    const counting = tx.select({ total: count() }).from(products).where(where);
    const { sql: text, params } = counting.toSQL();
    const key = JSON.stringify([text, params]);
    const kept = this.#totals.get(key);
    if (kept !== undefined) return kept;
    const [found] = await counting;
    const total = found?.total ?? 0;
    this.#totals.set(key, total);
    return total;
  }
}

const narrowedTotals = keptRead(["products"], async () => new NarrowedTotals());

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
  if (!narrowed) return { ids, total: await countSold(tx) };
  return { ids, total: await (await narrowedTotals(tx)).count(tx, where) };
}
