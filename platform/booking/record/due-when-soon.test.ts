import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { FareList } from "@/lib/contract/booking";
import type { PaymentPage } from "@/lib/contract/payment";
import { askForRide, type BookedRide, bookRide } from "@/testing/booked-ride";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let van: number;
beforeAll(async () => {
  platform = await openTestPlatform();
  const { grids } = await platform.data<FareList>("GET", "/fare");
  van = grids[1]?.idVehicle ?? 0;
});
afterAll(() => platform.close());
afterEach(() => platform.startAfresh());

/** Twenty-nine hours after the first moment, and a day before the ride that tests ask for. */
const SOON = "2026-11-21T15:00:00+01:00";
const DAY_BEFORE = "2026-11-24T10:00:00+01:00";

const askedOnline = async (ride: BookedRide) =>
  (await platform.data<PaymentPage>("GET", await ride.payLink())).amount;

describe("a quote for a start within 48 hours", () => {
  it("asks for the whole price, as a booking does", async () => {
    const quoted = await askForRide(platform, { startAt: SOON, passengers: 2 });
    const { status, dueNow, total } = await quoted.page();
    expect(status).toBe("QUOTED");
    expect(dueNow).toBe(total);
    expect(await askedOnline(quoted)).toBe(total);
  });

  it("of a price by the company does so too", async () => {
    const request = await askForRide(platform, { startAt: SOON, passengers: 9 });
    await request.company({ action: "PRICE", idVehicle: van, total: 450 });
    expect(await request.page()).toMatchObject({ dueNow: 450, deposit: 135 });
  });
});

describe("what was priced in time and is ordered late", () => {
  it("is a quote that asks for the whole price by then, on its page and at the bank", async () => {
    const quoted = await askForRide(platform, { passengers: 9 });
    await quoted.company({ action: "PRICE", idVehicle: van, total: 450 });
    expect(await quoted.page()).toMatchObject({ dueNow: 135 });
    await platform.runUntil(DAY_BEFORE);
    expect(await quoted.page()).toMatchObject({ status: "QUOTED", dueNow: 450 });
    expect(await askedOnline(quoted)).toBe(450);
    expect(await quoted.page()).toMatchObject({ status: "HELD", dueNow: 450 });
  });

  it("is a booking that was lost by not paying", async () => {
    const booking = await bookRide(platform);
    const { total } = await booking.page();
    await platform.runUntil(DAY_BEFORE);
    expect(await booking.page()).toMatchObject({ status: "EXPIRED", dueToReturn: total });
    expect(await askedOnline(booking)).toBe(total);
  });

  it("but not a booking that was paid in time: the rest is due on the day", async () => {
    const booking = await bookRide(platform);
    await booking.pay();
    await platform.runUntil(DAY_BEFORE);
    expect(await booking.page()).toMatchObject({ dueNow: 0, paid: 20 });
  });
});
