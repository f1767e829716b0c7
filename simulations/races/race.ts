import { bookingEvents } from "@/platform/db/schema/booking";
import { outbox } from "@/platform/db/schema/outbox";
import { takeNotice } from "@/platform/payment/take-notice";
import { noticeSecret } from "@/platform/payment/test-gateway/notice-secret";
import { SIGNATURE_HEADER, signNotice } from "@/platform/payment/test-gateway/notice-signature";
import { bookRide } from "@/testing/booked-ride";
import { somebody } from "@/testing/ride-order";
import type { TestPlatform } from "@/testing/test-platform";

/** Race of many callers for one thing, on a platform that has forgotten everything before. */
export interface Race {
  name: string;
  /** Number of callers in a proof; a test makes do with fewer. */
  crowd: number;
  /** Runs the race. @returns counts of the effects; each is one, if all is well */
  run(platform: TestPlatform, crowd: number): Promise<Record<string, number>>;
}

/** Site that all callers are in. */
export const IN_SITE = 901;

/** Counts the lines of a kind in the histories of all bookings. */
export async function eventsOf({ database }: TestPlatform, wanted: string): Promise<number> {
  const rows = await database.everySite.select({ event: bookingEvents.event }).from(bookingEvents);
  return rows.filter(({ event }) => event === wanted).length;
}

/** Counts the mails of a name to the customer. */
export async function mailsOf({ database }: TestPlatform, name: string): Promise<number> {
  const rows = await database.everySite.select().from(outbox);
  return rows.filter(
    ({ event, recipient, channel }) =>
      channel === "MAIL" && recipient.startsWith("anne@") && event.split(":")[2] === name,
  ).length;
}

/** Delivers a signed notice that a payment is paid. @param copy tells it from others */
export async function tellPaid(platform: TestPlatform, payment: string, copy = 0): Promise<void> {
  const { services, clock, database } = platform;
  const secret = await noticeSecret(database, IN_SITE);
  const id = `${payment}.paid.${copy}`;
  const body = JSON.stringify({ id, type: "payment.paid", payment, site: IN_SITE });
  const headers = new Headers({ [SIGNATURE_HEADER]: signNotice(body, secret, clock.now()) });
  await takeNotice(services, new TextEncoder().encode(body), headers);
}

const DAY = 24 * 3_600_000;

/** Returns the morning some days after the first that can be booked. */
export const dayFrom = (days: number): string =>
  new Date(Date.parse("2026-11-25T09:00:00Z") + days * DAY).toISOString();

/** Books rides on as many days, by as many people: one person may not have so many unpaid. */
export const manyBookings = async (platform: TestPlatform, count: number) => {
  const made = [];
  for (let day = 0; day < count; day += 1) {
    made.push(await bookRide(platform, { startAt: dayFrom(day), customer: somebody(day) }));
  }
  return made;
};
