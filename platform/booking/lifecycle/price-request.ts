import type { Actor } from "@/lib/contract/booking-status";
import { depositOf } from "@/lib/rules/booking/deposit";
import { emissionsKg } from "@/lib/rules/booking/emissions";
import { centsFromEuros, vatIncludedIn } from "@/lib/rules/money/cents";
import { issueQuote } from "@/platform/booking/documents/issue-invoices";
import { readVehicles } from "@/platform/booking/fleet/read-vehicles";
import { readFares } from "@/platform/booking/fleet/site-fares";
import { dueWhenSoon } from "@/platform/booking/record/due-when-soon";
import { moveBooking } from "@/platform/booking/record/move-booking";
import { expireAt } from "@/platform/booking/record/pay-links";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { invalidFields } from "@/platform/http/api-error";
import type { Services } from "@/platform/services/services";
import { notifyBooking } from "./notify-booking";
import { isFree, type Return } from "./reclaim-vehicle";

/** §9 Quote validity. */
const VALID_FOR = 30 * 24 * 60 * 60_000;

/** Returns the end of a quote made now: 30 days from now, and never after the ride begins. */
export const quoteEnd = (startAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + VALID_FOR, startAt.getTime()));

/**
 * Prices a requested ride: the customer gets a quote, and books by paying.
 * @param plan of the vehicle, to see whether it can make the rides
 * @throws ApiError INVALID_FIELDS for a vehicle that is none or has other rides then; CONFLICT
 */
export async function priceRequest(
  services: Services,
  tx: Sql,
  booking: BookingRow,
  { idVehicle, total, note }: { idVehicle: number; total: number; note?: string | undefined },
  plan: Return | undefined,
): Promise<BookingRow> {
  const now = services.clock.now();
  const vehicle = (await readVehicles(tx)).find(({ id }) => id === idVehicle);
  if (!vehicle?.isActive) throw invalidFields({ idVehicle: "VEHICLE_UNKNOWN" });
  // Nobody could accept the quote: a vehicle is kept only once it is paid.
  if (plan && !(await isFree(tx, booking, plan)))
    throw invalidFields({ idVehicle: "VEHICLE_TAKEN" });
  const { vatRate: rates } = await readFares(tx);
  const vatRate = rates[booking.kind];
  const totalCents = centsFromEuros(total);
  const depositCents = depositOf(totalCents);
  const priced = await moveBooking(
    tx,
    booking,
    "PRICE",
    { at: now, by: "COMPANY", note },
    {
      idVehicle,
      lines: [{ code: "AGREED", amountCents: totalCents }],
      totalCents,
      vatCents: vatIncludedIn(totalCents, vatRate),
      vatRate,
      depositCents,
      dueCents: await dueWhenSoon(tx, { totalCents, startAt: booking.startAt }, now),
      emissionsKg: emissionsKg(booking, vehicle),
    },
  );
  return sendQuote(services, tx, priced, { note, by: "COMPANY" });
}

export async function sendQuote(
  services: Services,
  tx: Sql,
  booking: BookingRow,
  details: { note?: string | undefined; by: Actor },
): Promise<BookingRow> {
  const until = quoteEnd(booking.startAt, services.clock.now());
  const quoted = await expireAt(tx, booking, until);
  const quote = await issueQuote(services, tx, quoted, until);
  await notifyBooking(services, tx, quoted, "quote", { ...details, documents: [quote] });
  return quoted;
}
