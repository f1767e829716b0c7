import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DayPage, DayRide } from "@/lib/contract/admin/day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { bookings, rideSteps, rides } from "@/platform/db/schema/booking";
import { bookRide } from "@/platform/testing/booked-ride";
import { aPerson, type Person } from "@/platform/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/platform/testing/test-platform";

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

const dayOf = (day: string) =>
  platform.data<DayPage>("GET", `/admin/day?day=${day}`, { headers: admin.headers });

/** A ride whose deposit is paid and that the company has confirmed, and its day. */
async function confirmedRide() {
  const ride = await bookRide(platform);
  await ride.pay();
  await ride.company({ action: "CONFIRM" });
  const startAt = new Date(ride.booking.startAt);
  return { ...ride, startAt, day: parisDate(startAt) };
}

const step = (id: number, said: string) =>
  platform.call<DayRide>("POST", `/admin/ride/${id}/step`, {
    body: { step: said },
    headers: admin.headers,
  });

describe("the day", () => {
  it("shows its rides by vehicle, and what waits", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    const page = await dayOf(parisDate(new Date(ride.booking.startAt)));
    expect(page.rides).toMatchObject([
      { reference: ride.booking.reference, status: "AWAITING_CONFIRMATION", nextStep: null },
    ]);
    expect(page.vehicles.map(({ id }) => id)).toContain(page.rides[0]?.idVehicle);
    expect(page.waiting.toConfirm).toBe(1);
    expect(page.toDecide).toMatchObject([{ reference: ride.booking.reference }]);
    expect(page.rides[0]?.owed).toBeGreaterThan(0);
    expect((await dayOf("2031-01-01")).rides).toEqual([]);
  });

  it("says from where the vehicle comes, and when it cannot be there in time", async () => {
    const { day, startAt } = await confirmedRide();
    const [first] = (await dayOf(day)).rides;
    if (!first) throw new Error("The day has no ride");
    // The company knows better than the calendar: it was moved by hand.
    const late = new Date(new Date(first.endAt).getTime() + 60_000);
    const [booking] = await platform.database.everySite.select().from(bookings);
    if (!booking) throw new Error("Nothing was booked");
    await platform.database.everySite.insert(rides).values({
      idSite: 901,
      idBooking: booking.id,
      idVehicle: first.idVehicle,
      leg: "OUTBOUND",
      startAt: late,
      endAt: new Date(late.getTime() + 600_000),
      origin: { lat: 48.11, lng: -1.68 },
      destination: { lat: 48.11, lng: -1.68 },
      busy: {
        from: new Date(late.getTime() + 7_200_000),
        until: new Date(late.getTime() + 7_260_000),
      },
    });
    const page = await dayOf(parisDate(startAt));
    expect(page.rides.map(({ isTooTight }) => isTooTight)).toEqual([false, true]);
    expect(page.rides[1]?.driveMin).toBeGreaterThan(20);
  });

  it("refuses what is no day", async () => {
    const { status } = await platform.call("GET", "/admin/day?day=2026-02-31", {
      headers: admin.headers,
    });
    expect(status).toBe(422);
  });
});

describe("the steps of a ride", () => {
  it("are said one after another, each once, whoever says it again", async () => {
    const { day, startAt } = await confirmedRide();
    platform.clock.moveTo(new Date(startAt.getTime() - 3_600_000).toISOString());
    // The session of days ago is over by then.
    admin = await aPerson(platform, "ADMIN");
    const [ride] = (await dayOf(day)).rides;
    if (!ride) throw new Error("The day has no ride");
    expect(ride.nextStep).toBe("ON_THE_WAY");
    const answers = await Promise.all([step(ride.id, "ON_THE_WAY"), step(ride.id, "ON_THE_WAY")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.answer.data).toMatchObject({ step: "ON_THE_WAY", nextStep: "ARRIVED" });
    expect((await step(ride.id, "DONE")).status).toBe(409);
    for (const said of ["ARRIVED", "ON_BOARD", "DONE"]) {
      expect((await step(ride.id, said)).status).toBe(200);
    }
    const rows = await platform.database.everySite
      .select()
      .from(rideSteps)
      .where(eq(rideSteps.idRide, ride.id));
    expect(rows).toHaveLength(4);
  });

  it("do not begin on another day, nor before it is confirmed", async () => {
    const { day } = await confirmedRide();
    const [ride] = (await dayOf(day)).rides;
    expect((await step(ride?.id ?? 0, "ON_THE_WAY")).status).toBe(409);
  });
});
