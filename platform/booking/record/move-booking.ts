import { and, eq } from "drizzle-orm";
import type { RideStep } from "@/lib/contract/ride-step";
import { type BookingEvent, nextStatus } from "@/lib/rules/booking/booking-state";
import { type BookingRow, bookingEvents, bookings } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import type { HistoryEvent } from "@/platform/purchase/history-event";
import { leaveHoldPlaces } from "./hold-places";

export type BookingEventRow = typeof bookingEvents.$inferSelect;

/** Event that keeps the status; a step of a ride, or its undoing, has the leg as its reason. */
type NotedEvent =
  | ("CHANGE" | "PAYMENT" | "REFUND" | "SUSPEND" | "RESUME" | "ASSIGN" | "PAY_LINK" | "CHARGE")
  | (RideStep | `UNDO_${RideStep}`);

type Changes = Partial<typeof bookings.$inferInsert>;

/**
 * Moves a booking along the state machine and records the event, as one compare-and-swap: of two
 * calls that read the same version, one succeeds.
 * @throws ApiError CONFLICT when the event is not possible in the booking's status
 *   (ACTION_NOT_POSSIBLE), or the booking has changed since it was read (CHANGED_MEANWHILE)
 */
export async function moveBooking(
  tx: Sql,
  booking: BookingRow,
  event: BookingEvent,
  historyEvent: HistoryEvent,
  changes: Changes = {},
): Promise<BookingRow> {
  const status = nextStatus(booking.status, event);
  if (!status) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
  if (booking.status !== "HELD")
    return record(tx, booking, event, historyEvent, { ...changes, status });
  await leaveHoldPlaces(tx, booking.id);
  return record(tx, booking, event, historyEvent, { ...changes, status, heldUntil: null });
}

/**
 * Records an event that leaves the status of the booking: a payment, a refund, a change of the
 * ride, another vehicle, the account that it goes on, force majeure that holds it up or no longer
 * does, a pay link that was sent again, how far a ride of it has come.
 */
export async function noteBooking(
  tx: Sql,
  booking: BookingRow,
  event: NotedEvent,
  historyEvent: HistoryEvent,
  changes: Changes = {},
): Promise<BookingRow> {
  return record(tx, booking, event, historyEvent, changes);
}

/** Writes a booking's first history line: by its customer, or the company by telephone. */
export async function beginHistory(
  tx: Sql,
  booking: BookingRow,
  taken: Pick<HistoryEvent, "by" | "note"> = { by: "CUSTOMER" },
): Promise<BookingEventRow> {
  const { id, idSite, version, status, createdAt } = booking;
  const [begun] = await tx
    .insert(bookingEvents)
    .values({
      idSite,
      idBooking: id,
      sequence: version,
      at: createdAt,
      event: "BOOK",
      status,
      by: taken.by,
      note: taken.note,
    })
    .returning();
  if (!begun) throw new Error("The history was not begun");
  return begun;
}

async function record(
  tx: Sql,
  booking: BookingRow,
  event: string,
  historyEvent: HistoryEvent,
  changes: Changes,
): Promise<BookingRow> {
  const [moved] = await tx
    .update(bookings)
    .set({ ...changes, version: booking.version + 1 })
    .where(and(eq(bookings.id, booking.id), eq(bookings.version, booking.version)))
    .returning();
  if (!moved) throw new ApiError("CONFLICT", "CHANGED_MEANWHILE");
  await tx.insert(bookingEvents).values({
    ...historyEvent,
    idSite: booking.idSite,
    idBooking: booking.id,
    sequence: moved.version,
    event,
    status: moved.status,
  });
  return moved;
}
