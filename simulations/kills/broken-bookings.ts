import { openDatabase } from "@/platform/db/database";
import { booking, bookingEvent, ride } from "@/platform/db/schema/booking";
import { deadline } from "@/platform/db/schema/deadline";
import { outbox } from "@/platform/db/schema/outbox";
import { payLink } from "@/platform/db/schema/payment";

/** What each booking waits for from its first moment. */
const DEADLINES = ["HOLD_OVER", "PAY_LINK_OVER", "REMINDER", "START", "COMPLETE"];

/**
 * Looks at a folder that nobody has open: each order made one booking, with its ride, its history,
 * its mails, its pay link and its deadlines, and there is nothing else.
 * @returns what is not so
 */
export async function brokenBookings(folder: string, keys: string[]): Promise<string[]> {
  const database = await openDatabase({ dataDir: folder });
  try {
    const { everySite: db } = database;
    const bookings = await db.select().from(booking);
    const rides = await db.select().from(ride);
    const events = await db.select().from(bookingEvent);
    const links = await db.select().from(payLink);
    const deadlines = await db.select().from(deadline);
    const mails = await db.select().from(outbox);
    const broken: string[] = [];
    for (const { id, reference } of bookings) {
      const its = <T extends { idBooking: number | null }>(rows: T[]) =>
        rows.filter(({ idBooking }) => idBooking === id);
      const waiting = its(deadlines).map(({ kind }) => kind);
      const parts = [
        ["ride", its(rides).length],
        ["beginning", its(events).filter(({ event }) => event === "BOOK").length],
        ["pay link", its(links).length],
        ...DEADLINES.map((kind) => [kind, waiting.filter((one) => one === kind).length]),
      ];
      const told = mails.filter(({ event }) => event.startsWith(`booking:${reference}:`)).length;
      for (const [part, count] of [...parts, ["half of its mails", told / 2]]) {
        if (count !== 1) broken.push(`${reference} has ${count} of: ${part}`);
      }
    }
    const known = bookings.map(({ idempotencyKey }) => idempotencyKey);
    for (const key of keys.filter((one) => !known.includes(one))) broken.push(`${key} is lost`);
    if (known.length !== keys.length) broken.push(`${known.length} bookings of ${keys.length}`);
    const references = new Set(bookings.map(({ reference }) => reference));
    const strays = mails.filter(({ event }) => !references.has(event.split(":")[1] ?? ""));
    for (const { event } of strays) broken.push(`${event} tells of no booking`);
    return broken;
  } finally {
    await database.close();
  }
}
