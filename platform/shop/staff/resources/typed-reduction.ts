import type { declinationResource } from "@/lib/contract/admin/declination-resource";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { LanguageCode } from "@/lib/contract/locale";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { centsFromEuros, eurosFromCents } from "@/lib/rules/money/cents";
import { eurosIn } from "@/lib/rules/money/euros-in";
import { planReduction } from "@/lib/rules/shop/planned-reduction";
import type { declinations } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";
import { invalidFields, throwIfInvalid } from "@/platform/http/api-error";
import type { InvalidField } from "@/platform/http/message-of";
import { readPriceHistories } from "@/platform/shop/catalogue/price-history";

type DeclinationRow = typeof declinations.$inferSelect;
type Prices = Pick<DeclinationRow, "priceCents" | "reducedCents" | "reducedFrom" | "reducedUntil">;
type TypedPrices = Pick<
  AdminItem<typeof declinationResource>,
  "price" | "reducedPrice" | "reducedFrom" | "reducedUntil"
>;

/** Shows a reduction by its days, the last one included. */
export function reductionShown({
  reducedCents,
  reducedFrom,
  reducedUntil,
}: Pick<DeclinationRow, "reducedCents" | "reducedFrom" | "reducedUntil">) {
  return {
    reducedPrice: reducedCents === null ? null : eurosFromCents(reducedCents),
    reducedFrom: reducedFrom && parisDate(reducedFrom),
    reducedUntil: reducedUntil && lastDay(reducedUntil),
  };
}

const lastDay = (until: Date): string => parisDate(new Date(until.getTime() - 1));

/**
 * Returns the prices that were typed, with the instant at which they are settled where they are
 * others than the present ones. Without a reduced price its days count for nothing.
 * @throws ApiError INVALID_FIELDS for days that are missing, in the wrong order or over, and for a
 *   reduced price that is none
 */
export function pricesTyped(
  item: TypedPrices,
  row: Partial<DeclinationRow>,
  now: Date,
): Prices & { pricedAt?: Date } {
  throwIfInvalid(errorsOf(item, now));
  const { reducedPrice, reducedFrom: from, reducedUntil: until } = item;
  const isGiven = reducedPrice !== null && from !== null && until !== null;
  const prices = {
    priceCents: centsFromEuros(item.price),
    reducedCents: isGiven ? centsFromEuros(reducedPrice) : null,
    reducedFrom: isGiven ? (sameDay(row.reducedFrom, from, parisDate) ?? beginning(from)) : null,
    reducedUntil: isGiven
      ? (sameDay(row.reducedUntil, until, lastDay) ?? endOfParisDay(until))
      : null,
  };
  return isAsBefore(prices, row) ? prices : { ...prices, pricedAt: now };
}

const beginning = (day: string): Date => endOfParisDay(daysLater(day, -1));

/** Keeps the stored instant if it is of that day already, since it may be at another hour. */
const sameDay = (
  instant: Date | null | undefined,
  day: string,
  dayOf: (instant: Date) => string,
): Date | undefined => (instant && dayOf(instant) === day ? instant : undefined);

const isAsBefore = (prices: Prices, row: Partial<DeclinationRow>): boolean =>
  prices.priceCents === row.priceCents &&
  prices.reducedCents === (row.reducedCents ?? null) &&
  prices.reducedFrom?.getTime() === row.reducedFrom?.getTime() &&
  prices.reducedUntil?.getTime() === row.reducedUntil?.getTime();

function errorsOf(
  { price, reducedPrice, reducedFrom, reducedUntil }: TypedPrices,
  now: Date,
): Record<string, InvalidField> {
  if (reducedPrice === null) return {};
  const isOver = reducedUntil !== null && endOfParisDay(reducedUntil) <= now;
  return {
    ...(reducedPrice >= price && { reducedPrice: "REDUCED_NOT_BELOW" }),
    ...(reducedFrom === null && { reducedFrom: "REQUIRED" }),
    ...(reducedUntil === null && { reducedUntil: "REQUIRED" }),
    ...(isOver && { reducedUntil: "REDUCTION_OVER" }),
    ...(reducedFrom !== null &&
      reducedUntil !== null &&
      reducedUntil < reducedFrom && { reducedUntil: "END_BEFORE_START" }),
  } as Record<string, InvalidField>;
}

/**
 * Refuses a reduction that may not be announced as one.
 * @throws ApiError INVALID_FIELDS at `reducedPrice`
 */
export async function refuseUnlawful(
  tx: Sql,
  {
    pricedAt,
    priceCents: usualCents,
    reducedCents,
    reducedFrom: from,
  }: ReturnType<typeof pricesTyped>,
  { id }: Partial<DeclinationRow>,
  { now, language }: { now: Date; language: LanguageCode },
): Promise<void> {
  if (!pricedAt || reducedCents === null || from === null) return;
  const history = id === undefined ? [] : ((await readPriceHistories(tx, [id])).get(id) ?? []);
  const planned = planReduction(history, { usualCents, reducedCents, from }, now);
  if (planned.mayBeAnnounced) return;
  throw invalidFields({
    reducedPrice:
      planned.mostCents === null
        ? "REDUCTION_UNKNOWN"
        : {
            code: "REDUCTION_TOO_HIGH",
            said: "REDUCTION_TOO_HIGH",
            count: eurosIn(language, planned.mostCents),
          },
  });
}
