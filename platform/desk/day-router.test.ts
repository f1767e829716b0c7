import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DayPage, DayRide } from "@/lib/contract/admin/day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { bookings, rideSteps, rides } from "@/platform/db/schema/booking";
import { bookRide } from "@/testing/booked-ride";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

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

const takeBack = (id: number, said: string) =>
  platform.call<DayRide>("DELETE", `/admin/ride/${id}/step/${said}`, { headers: admin.headers });

/** Books a ride, an hour before its pickup. @returns it, and the steps its customer reads */
async function rideOfNow() {
  const booked = await confirmedRide();
  platform.clock.moveTo(new Date(booked.startAt.getTime() - 3_600_000).toISOString());
  // The session of days ago is over by then.
  admin = await aPerson(platform, "ADMIN");
  const [ride] = (await dayOf(booked.day)).rides;
  if (!ride) throw new Error("The day has no ride");
  const history = async () => {
    const page = await booked.page();
    return page.history.slice(-3).map(({ event, reason, at }) => [event, reason, Date.parse(at)]);
  };
  return { ...ride, history };
}

const later = (seconds: number) => {
  const at = new Date(platform.clock.now().getTime() + seconds * 1000);
  platform.clock.moveTo(at.toISOString());
  return at.getTime();
};

/** Books a ride with its deposit paid and confirmed. @returns it, and its day */
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
    const ride = await rideOfNow();
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

  it("are taken back within half a minute, and both are told with their hour", async () => {
    const { id, history } = await rideOfNow();
    const first = later(0);
    await step(id, "ON_THE_WAY");
    const second = later(8);
    const { answer } = await takeBack(id, "ON_THE_WAY");
    expect(answer.data).toMatchObject({ step: null, nextStep: "ON_THE_WAY" });
    // Taken back again, it changes nothing.
    expect((await takeBack(id, "ON_THE_WAY")).status).toBe(200);
    const third = later(60);
    await step(id, "ON_THE_WAY");
    expect(await history()).toEqual([
      ["ON_THE_WAY", "OUTBOUND", first],
      ["UNDO_ON_THE_WAY", "OUTBOUND", second],
      ["ON_THE_WAY", "OUTBOUND", third],
    ]);
  });

  it("stand once they are older, or another was said after them", async () => {
    const { id } = await rideOfNow();
    await step(id, "ON_THE_WAY");
    await step(id, "ARRIVED");
    expect((await takeBack(id, "ON_THE_WAY")).status).toBe(409);
    later(31);
    expect((await takeBack(id, "ARRIVED")).status).toBe(409);
    expect((await takeBack(id, "NOWHERE")).status).toBe(422);
  });

  it("are forbidden twice by the database itself", async () => {
    const { id } = await rideOfNow();
    await step(id, "ON_THE_WAY");
    const [row] = await platform.database.everySite.select().from(rideSteps);
    if (!row) throw new Error("No step was recorded");
    await expect(platform.database.everySite.insert(rideSteps).values(row)).rejects.toThrow();
  });

  it("do not begin on another day, nor before it is confirmed", async () => {
    const { day } = await confirmedRide();
    const [ride] = (await dayOf(day)).rides;
    expect((await step(ride?.id ?? 0, "ON_THE_WAY")).status).toBe(409);
  });
});
