import { bookingEvents, bookings, rides } from "@/platform/db/schema/booking";
import { deadlines } from "@/platform/db/schema/deadline";
import { outbox } from "@/platform/db/schema/outbox";
import { payLinks } from "@/platform/db/schema/payment";
import { openFolder } from "@/testing/seed-folder";

/** Deadlines that each booking has from its first moment. */
const DEADLINES = ["HOLD_OVER", "PAY_LINK_OVER", "REMINDER", "START", "COMPLETE"];

/**
 * Checks a folder that nobody has open: each order made one booking, with its ride, its history,
 * its mails, its pay link and its deadlines, and there is nothing else.
 * @returns the faults
 */
export async function brokenBookings(folder: string, keys: string[]): Promise<string[]> {
  const database = await openFolder(folder);
  try {
    const { everySite: db } = database;
    const bookingRows = await db.select().from(bookings);
    const rideRows = await db.select().from(rides);
    const events = await db.select().from(bookingEvents);
    const links = await db.select().from(payLinks);
    const deadlineRows = await db.select().from(deadlines);
    const mails = await db.select().from(outbox);
    const broken: string[] = [];
    for (const { id, reference } of bookingRows) {
      const ofBooking = <T extends { idBooking: number | null }>(rows: T[]) =>
        rows.filter(({ idBooking }) => idBooking === id);
      const waiting = ofBooking(deadlineRows).map(({ kind }) => kind);
      const parts = [
        ["ride", ofBooking(rideRows).length],
        ["beginning", ofBooking(events).filter(({ event }) => event === "BOOK").length],
        ["pay link", ofBooking(links).length],
        ...DEADLINES.map((kind) => [kind, waiting.filter((one) => one === kind).length]),
      ];
      const mailCount = mails.filter(({ event }) =>
        event.startsWith(`booking:${reference}:`),
      ).length;
      for (const [part, count] of [...parts, ["half of its mails", mailCount / 2]]) {
        if (count !== 1) broken.push(`${reference} has ${count} of: ${part}`);
      }
    }
    const known = bookingRows.map(({ idempotencyKey }) => idempotencyKey);
    for (const key of keys.filter((one) => !known.includes(one))) broken.push(`${key} is lost`);
    if (known.length !== keys.length) broken.push(`${known.length} bookings of ${keys.length}`);
    const references = new Set(bookingRows.map(({ reference }) => reference));
    const strays = mails.filter(({ event }) => !references.has(event.split(":")[1] ?? ""));
    for (const { event } of strays) broken.push(`${event} tells of no booking`);
    return broken;
  } finally {
    await database.close();
  }
}
