import { asc, inArray } from "drizzle-orm";
import type { ChargedPrice } from "@/lib/rules/shop/prior-price";
import { declinationPrices, type declinations } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";

/** Prices that declinations were charged at, the earliest first, by the declination's id. */
export type PriceHistories = ReadonlyMap<number, readonly ChargedPrice[]>;

type Priced = Pick<typeof declinations.$inferSelect, "id" | "chargedCents" | "priceCents">;

/** Tells whether a declination is charged at a reduced price. */
export const isReduced = ({ chargedCents, priceCents }: Priced): boolean =>
  chargedCents < priceCents;

/** Reads the histories of those declinations that are charged at a reduced price. */
export const readReducedHistories = (tx: Sql, sold: readonly Priced[]): Promise<PriceHistories> =>
  readPriceHistories(
    tx,
    sold.filter(isReduced).map(({ id }) => id),
  );

export async function readPriceHistories(tx: Sql, ids: number[]): Promise<PriceHistories> {
  const histories = new Map<number, ChargedPrice[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return histories;
  const { idDeclination, at, chargedCents, usualCents } = declinationPrices;
  const rows = await tx
    .select({ idDeclination, at, chargedCents, usualCents })
    .from(declinationPrices)
    .where(inArray(idDeclination, ids))
    .orderBy(asc(idDeclination), asc(at));
  for (const { idDeclination: id, ...price } of rows) histories.get(id)?.push(price);
  return histories;
}
