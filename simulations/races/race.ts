import { bookingEvents } from "@/platform/db/schema/booking";
import { outbox } from "@/platform/db/schema/outbox";
import { takeNotice } from "@/platform/payment/take-notice";
import { noticeSecret } from "@/platform/payment/test-gateway/notice-secret";
import { SIGNATURE_HEADER, signNotice } from "@/platform/payment/test-gateway/notice-signature";
import { bookRide } from "@/platform/testing/booked-ride";
import { somebody } from "@/platform/testing/ride-order";
import type { TestPlatform } from "@/platform/testing/test-platform";

/** Many who want the same at once, on a platform that has forgotten everything before. */
export interface Race {
  name: string;
  /** How many in a proof; a test makes do with fewer. */
  crowd: number;
  /** Lets them loose. @returns how often what came of it; each of them once, if all is well */
  run(platform: TestPlatform, crowd: number): Promise<Record<string, number>>;
}

/** The site that all of them are in. */
export const IN_SITE = 901;

/** Lines of a kind in the histories of all bookings. */
export async function eventsOf({ database }: TestPlatform, wanted: string): Promise<number> {
  const rows = await database.everySite.select({ event: bookingEvents.event }).from(bookingEvents);
  return rows.filter(({ event }) => event === wanted).length;
}

/** Mails of a name to the customer. */
export async function mailsOf({ database }: TestPlatform, name: string): Promise<number> {
  const rows = await database.everySite.select().from(outbox);
  return rows.filter(
    ({ event, recipient, channel }) =>
      channel === "MAIL" && recipient.startsWith("anne@") && event.split(":")[2] === name,
  ).length;
}

/** Has a signed notice delivered that a payment is paid. @param copy tells it from others */
export async function tellPaid(platform: TestPlatform, payment: string, copy = 0): Promise<void> {
  const { services, clock, database } = platform;
  const secret = await noticeSecret(database, IN_SITE);
  const id = `${payment}.paid.${copy}`;
  const body = JSON.stringify({ id, type: "payment.paid", payment, site: IN_SITE });
  const headers = new Headers({ [SIGNATURE_HEADER]: signNotice(body, secret, clock.now()) });
  await takeNotice(services, new TextEncoder().encode(body), headers);
}

const DAY = 24 * 3_600_000;

/** The morning so many days after the first that can be booked. */
export const dayFrom = (days: number): string =>
  new Date(Date.parse("2026-11-25T09:00:00Z") + days * DAY).toISOString();

/** Bookings on as many days, by as many people: one may not have so many unpaid. */
export const manyBookings = async (platform: TestPlatform, count: number) => {
  const made = [];
  for (let day = 0; day < count; day += 1) {
    made.push(await bookRide(platform, { startAt: dayFrom(day), customer: somebody(day) }));
  }
  return made;
};
