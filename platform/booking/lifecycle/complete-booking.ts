import { and, desc, eq, lte } from "drizzle-orm";
import type { Actor } from "@/lib/contract/booking-status";
import { awaitedRide, toleratedUntil, waitingCents } from "@/lib/rules/booking/lateness";
import { ridesOf } from "@/lib/rules/booking/ride-span";
import { vatIncludedIn } from "@/lib/rules/money/cents";
import { issueInvoice } from "@/platform/booking/documents/issue-invoices";
import { readVehicles } from "@/platform/booking/fleet/read-vehicles";
import { moveBooking } from "@/platform/booking/record/move-booking";
import { type BookingRow, rides } from "@/platform/db/schema/booking";
import { rideArrivals } from "@/platform/db/schema/ride-arrival";
import type { Sql } from "@/platform/db/sql";
import type { Services } from "@/platform/services/services";
import { notifyBooking } from "./notify-booking";
import { setInvoiceDeadline } from "./set-invoice-deadline";

export interface Waiting {
  /** Arrival of the flight or train; none when nobody knows. */
  arrivalAt?: Date | undefined;
  waitedUntil?: Date | undefined;
}

/**
 * Completes a ride that was made: its invoice and the request for a review go out some hours later,
 * for a business with its month. Waiting beyond the tolerance (§4) is added to the price.
 */
export async function completeBooking(
  { clock }: Services,
  tx: Sql,
  booking: BookingRow,
  by: Actor,
  waiting: Waiting = {},
): Promise<BookingRow> {
  const at = clock.now();
  const waited = await waitingLine(tx, booking, waiting);
  const done = await moveBooking(tx, booking, "COMPLETE", { at, by }, waited);
  await setInvoiceDeadline(tx, done, at);
  return done;
}

/** Computes the price with waiting; empty when nobody was waited for too long. */
async function waitingLine(
  tx: Sql,
  booking: BookingRow,
  { arrivalAt, waitedUntil }: Waiting,
): Promise<Partial<Pick<BookingRow, "lines" | "totalCents" | "vatCents">>> {
  if (!waitedUntil || !booking.idVehicle) return {};
  const by = booking.flightNumber ? "FLIGHT" : booking.trainNumber ? "TRAIN" : "NONE";
  const arrival = arrivalAt ?? (await arrivalBefore(tx, booking.id, waitedUntil));
  const awaited = awaitedRide({ rides: ridesOf(booking), by, arrivalAt: arrival, waitedUntil });
  if (!awaited) return {};
  const vehicle = (await readVehicles(tx)).find(({ id }) => id === booking.idVehicle);
  const hourlyCents = vehicle?.hourlyCents ?? 0;
  const amountCents = waitingCents({
    waitedUntil,
    toleratedUntil: toleratedUntil(awaited),
    hourlyCents,
  });
  if (amountCents === 0) return {};
  const quantity = amountCents / hourlyCents;
  const totalCents = booking.totalCents + amountCents;
  return {
    lines: [...booking.lines, { code: "WAITING", amountCents, quantity, unitCents: hourlyCents }],
    totalCents,
    vatCents: vatIncludedIn(totalCents, booking.vatRate),
  };
}

/** Issues the invoice of a ride that was made, and asks for a review (§4). */
export async function invoiceBooking(
  services: Services,
  tx: Sql,
  booking: BookingRow,
): Promise<BookingRow> {
  const invoice = await issueInvoice(services, tx, booking);
  const invoiced = await moveBooking(tx, booking, "INVOICE", {
    at: services.clock.now(),
    by: "SYSTEM",
  });
  await notifyBooking(services, tx, invoiced, "done", { documents: [invoice] });
  return invoiced;
}

async function arrivalBefore(tx: Sql, idBooking: number, until: Date): Promise<Date | undefined> {
  const [last] = await tx
    .select({ arrivalAt: rideArrivals.arrivalAt })
    .from(rideArrivals)
    .innerJoin(rides, eq(rides.id, rideArrivals.idRide))
    .where(and(eq(rides.idBooking, idBooking), lte(rideArrivals.arrivalAt, until)))
    .orderBy(desc(rideArrivals.arrivalAt))
    .limit(1);
  return last?.arrivalAt;
}
