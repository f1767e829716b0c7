import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Checkout } from "@/lib/contract/payment";
import { bookings, rides } from "@/platform/db/schema/booking";
import { payments } from "@/platform/db/schema/payment";
import { unpaidHolds } from "@/platform/db/schema/unpaid-hold";
import { type BookedRide, bookRide } from "@/testing/booked-ride";
import { somebody } from "@/testing/ride-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

/** Sixteen minutes after the order: its hold is over. */
const AFTER_HOLD = "2026-11-20T10:16:00+01:00";

let platform: TestPlatform;

beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

const day = (number: number) => `2026-12-${String(number).padStart(2, "0")}T10:00:00+01:00`;

const isKept = async ({ booking }: BookedRide) => {
  const rideRows = await platform.database.everySite
    .select({ isActive: rides.isActive })
    .from(rides)
    .innerJoin(bookings, eq(bookings.id, rides.idBooking))
    .where(eq(bookings.reference, booking.reference));
  return rideRows.some(({ isActive }) => isActive);
};

const statusOf = async (booking: BookedRide) => (await booking.page()).status;

describe("a vehicle that nobody pays for", () => {
  it("is kept for fifteen minutes, and said to be", async () => {
    const booking = await bookRide(platform);
    expect(booking.booking.heldUntil).toBe("2026-11-20T10:15:00+01:00");
    await platform.runUntil("2026-11-20T10:14:00+01:00");
    expect(await isKept(booking)).toBe(true);
    await platform.runUntil(AFTER_HOLD);
    expect(await isKept(booking)).toBe(false);
    expect(await booking.page()).toMatchObject({ status: "AWAITING_DEPOSIT", heldUntil: null });
    expect(await platform.database.everySite.select().from(unpaidHolds)).toEqual([]);
  });

  it("can be booked by somebody else then", async () => {
    await bookRide(platform);
    await expect(bookRide(platform, { customer: somebody(1) })).rejects.toThrow("409");
    await platform.runUntil(AFTER_HOLD);
    await expect(bookRide(platform, { customer: somebody(1) })).resolves.toBeDefined();
  });

  it("is taken again by who opens the payment", async () => {
    const booking = await bookRide(platform);
    await platform.runUntil(AFTER_HOLD);
    await booking.checkout();
    expect(await isKept(booking)).toBe(true);
    expect(await booking.page()).toMatchObject({ status: "HELD" });
    await booking.pay();
    expect(await statusOf(booking)).toBe("AWAITING_CONFIRMATION");
  });

  it("is kept for who is at the bank when the fifteen minutes are over", async () => {
    const booking = await bookRide(platform);
    await platform.runUntil("2026-11-20T10:10:00+01:00");
    const id = await booking.checkout();
    await platform.runUntil("2026-11-20T10:20:00+01:00");
    expect(await isKept(booking)).toBe(true);
    await booking.decide(id, "PAID");
    await platform.runDue();
    expect(await statusOf(booking)).toBe("AWAITING_CONFIRMATION");
  });

  it("is charged to nobody once somebody else has it", async () => {
    const booking = await bookRide(platform);
    const link = await booking.payLink();
    await platform.runUntil(AFTER_HOLD);
    await bookRide(platform, { customer: somebody(1) });
    const checkout = await platform.call<Checkout>("POST", `${link}/checkout`);
    expect(checkout.status).toBe(409);
    expect(checkout.answer.message).toMatch(/n’est plus libre/);
    expect(await platform.database.everySite.select().from(payments)).toEqual([]);
    expect(await statusOf(booking)).toBe("AWAITING_DEPOSIT");
  });

  it("is kept by the company's word, if it is free", async () => {
    const booking = await bookRide(platform);
    await platform.runUntil(AFTER_HOLD);
    await booking.company({ action: "CONFIRM" });
    expect(await isKept(booking)).toBe(true);
    expect(await statusOf(booking)).toBe("CONFIRMED");
  });

  it("is not promised to two by the company", async () => {
    const booking = await bookRide(platform);
    await platform.runUntil(AFTER_HOLD);
    await bookRide(platform, { customer: somebody(1) });
    await expect(booking.company({ action: "CONFIRM" })).rejects.toThrow("409");
  });

  it("is not kept by changing the ride", async () => {
    const booking = await bookRide(platform);
    await platform.runUntil(AFTER_HOLD);
    const { reference, key } = booking.booking;
    const { kind, pickup, stops, passengers } = booking.booking;
    const dropoff = booking.booking.dropoff ?? undefined;
    await platform.data("PUT", `/booking/${reference}?key=${key}`, {
      body: { kind, pickup, dropoff, stops, passengers, startAt: day(9) },
    });
    expect((await booking.page()).startAt).toBe(day(9));
    expect(await isKept(booking)).toBe(false);
  });
});

describe("three vehicles at once", () => {
  const book = (number: number, customer = somebody(number)) =>
    bookRide(platform, { startAt: day(number), customer });

  it.each([
    ["an e-mail address", { email: "Anne@Example.org" }],
    ["a telephone number", { phone: "+33 6 39 98 01 02" }],
  ])("are all that %s keeps unpaid", async (_whose, same) => {
    for (const number of [1, 2, 3]) await book(number, { ...somebody(number), ...same });
    await expect(book(4, { ...somebody(4), ...same })).rejects.toThrow(/409 Trois véhicules/);
    expect(await platform.database.everySite.$count(bookings)).toBe(3);
  });

  it("are all that a network keeps unpaid, where its limit is not lifted", async () => {
    platform.services.holdsPerNetwork = 3;
    for (const number of [1, 2, 3]) await book(number);
    await expect(book(4)).rejects.toThrow(/409 Trois véhicules/);
    platform.services.holdsPerNetwork = 10_000;
  });

  it("become fewer by paying, by cancelling and by time", async () => {
    const mine = { email: "anne@example.org", phone: "06 39 98 01 02" };
    const bookings = [];
    for (const number of [1, 2, 3]) bookings.push(await book(number, { ...somebody(0), ...mine }));
    await bookings[0]?.pay();
    await bookings[1]?.cancel();
    for (const number of [4, 5]) await book(number, { ...somebody(0), ...mine });
    await expect(book(6, { ...somebody(0), ...mine })).rejects.toThrow("409");
    await platform.runUntil(AFTER_HOLD);
    await expect(book(6, { ...somebody(0), ...mine })).resolves.toBeDefined();
  });

  it("count for who opens the payment of a fourth", async () => {
    const mine = { ...somebody(0) };
    const first = await book(1, mine);
    await platform.runUntil(AFTER_HOLD);
    for (const number of [2, 3, 4]) await book(number, mine);
    await expect(first.checkout()).rejects.toThrow(/409 Trois véhicules/);
    expect(await isKept(first)).toBe(false);
  });
});
