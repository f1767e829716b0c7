import { type ChargedPrice, lowestBefore, priorPrice, reductionBeginning } from "./prior-price";

/** Reduction that an owner means to give, in cents, VAT included. */
export interface WantedReduction {
  usualCents: number;
  reducedCents: number;
  from: Date;
}

export interface PlannedReduction {
  /** Instant at which it begins: now where its day has come. */
  begins: Date;
  /** Price that will stand crossed out; null for an article that has had no price before. */
  priorCents: number | null;
  /** Origin of that price: the lowest of 30 days, of less where it is newer, or that before a first step. */
  origin: "LOWEST" | "SINCE_SOLD" | "FIRST_STEP";
  mayBeAnnounced: boolean;
  /** True where it would follow one that runs: a price may then only go down. */
  isWhileReduced: boolean;
  /** Highest reduced price that may be announced; null where there is none. */
  mostCents: number | null;
}

const DAY = 24 * 60 * 60_000;

/**
 * Foresees what becomes of a reduction that is saved now.
 * @param history the earliest first
 */
export function planReduction(
  history: readonly ChargedPrice[],
  wanted: WantedReduction,
  now: Date,
): PlannedReduction {
  const begins = wanted.from > now ? wanted.from : now;
  const before = untilThen(history, wanted, now);
  const priorWith = (chargedCents: number) =>
    priorPrice([...before, { at: begins, chargedCents, usualCents: wanted.usualCents }]);
  const priorCents = priorWith(wanted.reducedCents);
  const beginning = reductionBeginning([
    ...before,
    { at: begins, chargedCents: wanted.reducedCents, usualCents: wanted.usualCents },
  ]);
  const lowest = lowestBefore(before, begins);
  const isStep = beginning !== null && beginning < begins;
  const soldSince = before[0]?.at ?? now;
  const isNewer = begins.getTime() - soldSince.getTime() < 30 * DAY;
  const running = before.at(-1);
  // A further step may be as high as the one before it, a new reduction not as high as the lowest.
  const isWhileReduced = running !== undefined && running.chargedCents < running.usualCents;
  const most = isWhileReduced
    ? Math.min(running.chargedCents, (priorWith(running.chargedCents) ?? 0) - 1)
    : (lowest ?? 0) - 1;
  return {
    begins,
    priorCents,
    origin: isStep ? "FIRST_STEP" : isNewer ? "SINCE_SOLD" : "LOWEST",
    mayBeAnnounced: priorCents !== null && wanted.reducedCents < priorCents,
    isWhileReduced,
    mostCents: most > 0 ? most : null,
  };
}

/** Adds to a history what is charged from the save until the reduction begins. */
function untilThen(
  history: readonly ChargedPrice[],
  { usualCents, from }: WantedReduction,
  now: Date,
): readonly ChargedPrice[] {
  const past = history.filter(({ at }) => at <= now);
  if (from <= now) return past;
  const present = past.at(-1);
  if (present?.chargedCents === usualCents && present.usualCents === usualCents) return past;
  return [...past, { at: now, chargedCents: usualCents, usualCents }];
}
