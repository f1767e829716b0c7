import {
  type BookingEvent,
  FIRST_STATUSES,
  holdsVehicle,
  mayReturn,
  nextStatus,
} from "@/lib/rules/booking/booking-state";
import { type BookedRow, type Lives, lifeOf } from "./books";

/** Events that leave the status of a booking unchanged. */
const NOTES = new Set(["CHANGE", "PAYMENT", "REFUND", "SUSPEND", "RESUME", "ASSIGN"]);

/** Lists the faults in the histories of a site's bookings, and in the use of its vehicles. */
export const lifeFaults = (lives: Lives): string[] => [
  ...lives.bookings.flatMap((row) => faultsOf(lives, row)),
  ...meetings(lives),
];

function faultsOf(lives: Lives, row: BookedRow): string[] {
  const { events, rides } = lifeOf(lives, row);
  const { reference, status, version } = row;
  const faults: string[] = [];
  const must = (isSo: boolean, what: string) => {
    if (!isSo) faults.push(`${reference} (${status}): ${what}`);
  };
  let known = events[0]?.status;
  must(events[0]?.event === "BOOK", "it begins by being booked");
  must(known !== undefined && [...FIRST_STATUSES, "QUOTED"].includes(known), `it begins ${known}`);
  let confirmations = 0;
  let lostFor: string | null = null;
  for (const [index, { sequence, event, status: next, reason }] of events.entries()) {
    must(sequence === index, `line ${index} is numbered ${sequence}`);
    if (index === 0 || known === undefined) continue;
    const isNote = NOTES.has(event);
    const expected = isNote ? known : nextStatus(known, event as BookingEvent);
    must(next === expected, `${event} led from ${known} to ${next}`);
    const isBack = !isNote && (known === "EXPIRED" || known === "CANCELLED");
    must(!isBack || mayReturn(known, lostFor), `it came back after ${lostFor}`);
    // A customer who comes back after losing the vehicle is confirmed anew.
    confirmations = isBack ? 0 : confirmations + (event === "CONFIRM" ? 1 : 0);
    must(confirmations <= 1, "it was confirmed twice");
    if (event === "CANCEL") lostFor = reason;
    known = next;
  }
  must(known === status && events.length === version + 1, `its last line says ${known}`);
  const holds = rides.some(({ isActive }) => isActive);
  must(holds === holdsVehicle(status), holds ? "it holds a vehicle" : "it holds no vehicle");
  const isHeld = status === "HELD";
  must((row.heldUntil !== null) === isHeld, `it is held until ${row.heldUntil}`);
  const places = lives.holds.filter(({ idBooking }) => idBooking === row.id).length;
  must(places > 0 === isHeld, `it has ${places} places of its holders`);
  must(!isLetGoPaying(lives, row), "its vehicle was let go under one who was paying");
  return faults;
}

/** Tells whether a booking lost its vehicle before its start while a customer was paying for it. */
function isLetGoPaying(lives: Lives, row: BookedRow): boolean {
  const { events, payments } = lifeOf(lives, row);
  // The former start of a ride that has changed is not known any more.
  if (events.some(({ event }) => event === "CHANGE")) return false;
  return events.some(
    ({ event, at }) =>
      (event === "EXPIRE" || event === "HOLD_OVER") &&
      at < row.startAt &&
      payments.some(
        ({ createdAt, expiresAt, settledAt }) =>
          createdAt <= at && at < expiresAt && (settledAt === null || settledAt > at),
      ),
  );
}

/** Finds two rides of one vehicle at one time. */
function meetings({ rides }: Lives): string[] {
  const active = rides.filter(({ isActive }) => isActive);
  return active.flatMap((one, index) =>
    active
      .slice(index + 1)
      .filter(
        (other) =>
          other.idVehicle === one.idVehicle &&
          other.startAt < one.endAt &&
          one.startAt < other.endAt,
      )
      .map((other) => `bookings ${one.idBooking} and ${other.idBooking} have one vehicle at once`),
  );
}
