import { isFrenchPublicHoliday } from "@/lib/rules/calendar/french-holidays";
import { parisDate, parisTime, parisWeekday } from "@/lib/rules/calendar/paris-time";
import { percentOf, vatIncludedIn } from "@/lib/rules/money/cents";

/** Fares of a vehicle (§1, §9 Pricing): cents, VAT included. */
export interface FareGrid {
  flatRateCents: number;
  /** A leg shorter than this many km has the flat rate; a longer one is priced by its distance. */
  flatRateUnderKm: number;
  perKmCents: number;
  hourlyCents: number;
  minimumHours: number;
  includedKmPerHour: number;
  extraKmCents: number;
}

/** Supplement, in percent of a leg's base fare. NIGHT has its hours in Paris, `HH:mm`. */
export interface FareSupplement {
  code: "NIGHT" | "SUNDAY" | "PUBLIC_HOLIDAY";
  percent: number;
  from: string | null;
  until: string | null;
}

export type FareLeg = "OUTBOUND" | "RETURN";

/** Line of a price, in cents; the lines add up to the total. */
export interface FareItem {
  code:
    | "FLAT_RATE"
    | "DISTANCE"
    | "HIRE"
    | "EXTRA_KM"
    | "AGREED"
    | "WAITING"
    /** Agreed with a business account, in percent; below, the sum given back afterwards. */
    | "DISCOUNT"
    | "REDUCTION"
    | FareSupplement["code"];
  leg?: FareLeg | undefined;
  amountCents: number;
  /** Kilometres or hours; for a flat rate, its limit in kilometres. */
  quantity?: number | undefined;
  unitCents?: number | undefined;
  percent?: number | undefined;
}

/** Ride to price; distances in km of one way. */
export type FareRide =
  | { kind: "TRANSFER"; distanceKm: number; startAt: Date; returnAt?: Date | undefined }
  | { kind: "HIRE"; hours: number; distanceKm: number; startAt: Date };

export interface Fare {
  lines: FareItem[];
  totalCents: number;
  vatCents: number;
}

/**
 * Prices a ride in a vehicle, in lines that add up (§1, §9 Pricing). The pickup time of each leg
 * decides its supplements; a Sunday that is a public holiday counts as the holiday only.
 * @param vatRate percent
 */
export function fareOf(
  ride: FareRide,
  grid: FareGrid,
  supplements: readonly FareSupplement[],
  vatRate: number,
): Fare {
  const lines =
    ride.kind === "HIRE"
      ? withSupplements(hireLines(ride, grid), ride.startAt, supplements)
      : transferLines(ride, grid, supplements);
  const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { lines, totalCents, vatCents: vatIncludedIn(totalCents, vatRate) };
}

function transferLines(
  ride: Extract<FareRide, { kind: "TRANSFER" }>,
  grid: FareGrid,
  supplements: readonly FareSupplement[],
): FareItem[] {
  const base = transferBase(ride.distanceKm, grid);
  const outbound = withSupplements([base], ride.startAt, supplements);
  if (!ride.returnAt) return outbound;
  const back = withSupplements([base], ride.returnAt, supplements);
  return [
    ...outbound.map((line) => ({ ...line, leg: "OUTBOUND" as const })),
    ...back.map((line) => ({ ...line, leg: "RETURN" as const })),
  ];
}

/** Returns the base fare of one way. The exact distance picks the fare; 0.1 km are charged. */
export function transferBase(distanceKm: number, grid: FareGrid): FareItem {
  if (distanceKm < grid.flatRateUnderKm) {
    return {
      code: "FLAT_RATE",
      amountCents: grid.flatRateCents,
      quantity: grid.flatRateUnderKm,
    };
  }
  const quantity = toTenths(distanceKm);
  return {
    code: "DISTANCE",
    amountCents: amountOf(quantity, grid.perKmCents),
    quantity,
    unitCents: grid.perKmCents,
  };
}

function hireLines({ hours, distanceKm }: { hours: number; distanceKm: number }, grid: FareGrid) {
  const charged = Math.max(hours, grid.minimumHours);
  const extraKm = toTenths(Math.max(0, distanceKm - charged * grid.includedKmPerHour));
  const hire: FareItem = {
    code: "HIRE",
    amountCents: Math.round(charged * grid.hourlyCents),
    quantity: charged,
    unitCents: grid.hourlyCents,
  };
  if (extraKm === 0) return [hire];
  const extra: FareItem = {
    code: "EXTRA_KM",
    amountCents: amountOf(extraKm, grid.extraKmCents),
    quantity: extraKm,
    unitCents: grid.extraKmCents,
  };
  return [hire, extra];
}

function withSupplements(
  base: FareItem[],
  at: Date,
  supplements: readonly FareSupplement[],
): FareItem[] {
  const baseCents = base.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const added = supplements
    .filter((supplement) => applies(supplement, at))
    .map(({ code, percent }) => ({ code, percent, amountCents: percentOf(baseCents, percent) }));
  return [...base, ...added];
}

function applies({ code, from, until }: FareSupplement, at: Date): boolean {
  const isHoliday = isFrenchPublicHoliday(parisDate(at));
  if (code === "PUBLIC_HOLIDAY") return isHoliday;
  if (code === "SUNDAY") return parisWeekday(at) === 7 && !isHoliday;
  if (!from || !until) return false;
  const time = parisTime(at);
  return from <= until ? time >= from && time < until : time >= from || time < until;
}

const toTenths = (km: number) => Math.round(km * 10) / 10;

/** Multiplies in whole tenths, so that 20.9 km at 185 cents are 3866.5 and not a hair under. */
const amountOf = (quantity: number, unitCents: number) =>
  Math.round((Math.round(quantity * 10) * unitCents) / 10);
