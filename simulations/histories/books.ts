import { asc, isNull } from "drizzle-orm";
import type { Database } from "@/platform/db/database";
import { bookingEvents, bookings, rides } from "@/platform/db/schema/booking";
import { deadlines } from "@/platform/db/schema/deadline";
import { documents } from "@/platform/db/schema/document";
import { outbox } from "@/platform/db/schema/outbox";
import {
  payments,
  refunds,
  testGatewayPayments,
  testGatewayRefunds,
} from "@/platform/db/schema/payment";
import { unpaidHolds } from "@/platform/db/schema/unpaid-hold";

/** Reads the records of bookings, of any status. */
export async function readLives({ everySite: db }: Database) {
  return {
    bookings: await db.select().from(bookings).orderBy(asc(bookings.id)),
    events: await db.select().from(bookingEvents).orderBy(asc(bookingEvents.sequence)),
    rides: await db.select().from(rides).orderBy(asc(rides.startAt)),
    payments: await db.select().from(payments).orderBy(asc(payments.id)),
    refunds: await db
      .select()
      .from(refunds)
      .where(isNull(refunds.failedAt))
      .orderBy(asc(refunds.id)),
    holds: await db.select().from(unpaidHolds).orderBy(asc(unpaidHolds.id)),
  };
}
export type Lives = Awaited<ReturnType<typeof readLives>>;

/** Reads all records of bookings, and the gateway's of their money. */
export async function readBooks(database: Database) {
  const { everySite: db } = database;
  return {
    ...(await readLives(database)),
    gatewayPayments: await db
      .select()
      .from(testGatewayPayments)
      .orderBy(asc(testGatewayPayments.id)),
    gatewayRefunds: await db.select().from(testGatewayRefunds).orderBy(asc(testGatewayRefunds.id)),
    papers: await db.select().from(documents).orderBy(asc(documents.sequence)),
    mails: await db
      .select({ event: outbox.event, recipient: outbox.recipient, channel: outbox.channel })
      .from(outbox)
      .orderBy(asc(outbox.id)),
    deadlines: await db.select().from(deadlines).orderBy(asc(deadlines.id)),
  };
}
export type Books = Awaited<ReturnType<typeof readBooks>>;

export type BookedRow = Lives["bookings"][number];

/** Picks the records of one booking, with the amounts it has paid. */
export function lifeOf(lives: Lives, { id }: BookedRow) {
  const ofBooking = <T extends { idBooking: number | null }>(rows: T[]) =>
    rows.filter(({ idBooking }) => idBooking === id);
  const events = ofBooking(lives.events);
  const payments = ofBooking(lives.payments);
  const refunds = ofBooking(lives.refunds);
  const paidCents = sum(
    payments.filter(({ status }) => status === "PAID"),
    ({ amountCents }) => amountCents,
  );
  const keptCents = paidCents - sum(refunds, ({ amountCents }) => amountCents);
  return {
    events,
    payments,
    refunds,
    paidCents,
    keptCents,
    rides: ofBooking(lives.rides),
  };
}

export const sum = <T>(rows: T[], value: (row: T) => number): number =>
  rows.reduce((total, row) => total + value(row), 0);
