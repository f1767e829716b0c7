import { addDays } from "date-fns";
import { eq } from "drizzle-orm";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { bookings } from "@/platform/db/schema/booking";
import { orders } from "@/platform/db/schema/order";
import { reviews } from "@/platform/db/schema/review";
import { type BookedRide, bookRide } from "./booked-ride";
import { type BoughtOrder, buyWine } from "./bought-order";
import type { TestCall, TestPlatform } from "./test-platform";

let days = 5;

/** Makes a past ride, without the days in between; each is on a day of its own. */
export async function madeRide(
  platform: TestPlatform,
  change?: Parameters<typeof bookRide>[1],
  idSite?: number,
  headers?: TestCall["headers"],
): Promise<BookedRide> {
  days += 1;
  const startAt = parisIso(addDays(platform.clock.now(), days));
  const ride = await bookRide(platform, { startAt, ...change }, idSite, headers);
  await platform.database.everySite
    .update(bookings)
    .set({ status: "DONE" })
    .where(eq(bookings.reference, ride.booking.reference));
  return ride;
}

/** Makes a delivered order, likewise. */
export async function deliveredOrder(
  platform: TestPlatform,
  call: TestCall = {},
): Promise<BoughtOrder> {
  const order = await buyWine(platform, undefined, call);
  await platform.database.everySite
    .update(orders)
    .set({ status: "DELIVERED", deliveredAt: platform.clock.now() })
    .where(eq(orders.reference, order.made.reference));
  return order;
}

export const reviewPath = ({ booking: { reference, key } }: BookedRide): string =>
  `/booking/${reference}/review?key=${key}`;

/** Reviews a ride that was made. @returns the review's id */
export async function reviewedRide(
  platform: TestPlatform,
  body: { rating: number; text: string } = { rating: 5, text: "Rien à redire." },
  call: Pick<TestCall, "idSite" | "language"> = {},
): Promise<{ ride: BookedRide; id: number }> {
  const ride = await madeRide(platform, {}, call.idSite);
  await platform.data("POST", reviewPath(ride), { ...call, body });
  const [row] = await platform.database.everySite
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.idBooking))
    .where(eq(bookings.reference, ride.booking.reference));
  return { ride, id: row?.id ?? 0 };
}
