import { asc } from "drizzle-orm";
import type { Database } from "@/platform/db/database";
import { booking, bookingEvent, ride } from "@/platform/db/schema/booking";
import { deadline } from "@/platform/db/schema/deadline";
import { outbox } from "@/platform/db/schema/outbox";
import { paper } from "@/platform/db/schema/paper";
import {
  payment,
  refund,
  testGatewayPayment,
  testGatewayRefund,
} from "@/platform/db/schema/payment";
import { unpaidHold } from "@/platform/db/schema/unpaid-hold";

/** What is written down of bookings, wherever they stand. */
export async function readLives({ everySite: db }: Database) {
  return {
    bookings: await db.select().from(booking).orderBy(asc(booking.id)),
    events: await db.select().from(bookingEvent).orderBy(asc(bookingEvent.sequence)),
    rides: await db.select().from(ride).orderBy(asc(ride.startAt)),
    payments: await db.select().from(payment).orderBy(asc(payment.id)),
    refunds: await db.select().from(refund).orderBy(asc(refund.id)),
    holds: await db.select().from(unpaidHold).orderBy(asc(unpaidHold.id)),
  };
}
export type Lives = Awaited<ReturnType<typeof readLives>>;

/** All that is written down about bookings, and by the gateway about their money. */
export async function readBooks(database: Database) {
  const { everySite: db } = database;
  return {
    ...(await readLives(database)),
    gatewayPayments: await db.select().from(testGatewayPayment).orderBy(asc(testGatewayPayment.id)),
    gatewayRefunds: await db.select().from(testGatewayRefund).orderBy(asc(testGatewayRefund.id)),
    papers: await db.select().from(paper).orderBy(asc(paper.sequence)),
    mails: await db
      .select({ event: outbox.event, recipient: outbox.recipient, channel: outbox.channel })
      .from(outbox)
      .orderBy(asc(outbox.id)),
    deadlines: await db.select().from(deadline).orderBy(asc(deadline.id)),
  };
}
export type Books = Awaited<ReturnType<typeof readBooks>>;

export type BookedRow = Lives["bookings"][number];

/** What is written down of one booking, and what it has paid. */
export function lifeOf(lives: Lives, { id }: BookedRow) {
  const its = <T extends { idBooking: number | null }>(rows: T[]) =>
    rows.filter(({ idBooking }) => idBooking === id);
  const events = its(lives.events);
  const payments = its(lives.payments);
  const refunds = its(lives.refunds);
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
    rides: its(lives.rides),
  };
}

export const sum = <T>(rows: T[], value: (row: T) => number): number =>
  rows.reduce((total, row) => total + value(row), 0);
