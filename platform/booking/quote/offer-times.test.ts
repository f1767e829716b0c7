import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FareList } from "@/lib/contract/booking";
import type { OfferedTimes, TimesRequest } from "@/lib/contract/offered-time";
import type { Point } from "@/lib/rules/booking/road-estimate";
import { bookings, calendars } from "@/platform/db/schema/booking";
import { parameters } from "@/platform/db/schema/site-look";
import { bookRide } from "@/testing/booked-ride";
import { anOrder, LA_BAULE, NANTES_AIRPORT, somebody } from "@/testing/ride-order";
import { signedPlace } from "@/testing/signed-place";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let saloon: number;
let van: number;
let requestedRoutes: Point[][] = [];

beforeAll(async () => {
  platform = await openTestPlatform({
    services: {
      // Each way takes an hour.
      roadDistance: async (points) => {
        requestedRoutes.push(points);
        return { distanceKm: 72, durationMin: 60, estimate: true };
      },
    },
  });
  const { grids } = await platform.data<FareList>("GET", "/fare");
  [saloon = 0, van = 0] = grids.map(({ idVehicle }) => idVehicle);
});
afterAll(() => platform.close());
beforeEach(() => platform.clock.moveTo("2026-11-20T10:00:00+01:00"));
afterEach(async () => {
  await platform.database.everySite.delete(bookings);
  requestedRoutes = [];
});

const wish = (change: Partial<TimesRequest> = {}): TimesRequest => ({
  kind: "TRANSFER",
  pickup: NANTES_AIRPORT,
  dropoff: LA_BAULE,
  passengers: 2,
  date: "2026-11-25",
  ...change,
});
const times = async (change: Partial<TimesRequest> = {}) =>
  (await platform.data<OfferedTimes>("POST", "/booking/times", { body: wish(change) })).times;
/** Lists the available times, as `HH:mm`. */
const free = async (change: Partial<TimesRequest> = {}, idVehicle?: number) =>
  (await times(change))
    .filter(({ available, idVehicles }) => available && idVehicles.includes(idVehicle ?? saloon))
    .map(({ time }) => time);
let key = 0;
const book = (idVehicle: number, change: Parameters<typeof anOrder>[1] = {}) => {
  key += 1;
  return platform.data("POST", "/booking", {
    body: anOrder(idVehicle, change),
    headers: { "Idempotency-Key": `offered-${key}` },
  });
};

describe("the times of a day", () => {
  it("are its quarters of an hour, each with the vehicles that can make it", async () => {
    const all = await times();
    expect(all).toHaveLength(96);
    expect(all[41]).toEqual({
      at: "2026-11-25T10:15:00+01:00",
      time: "10:15",
      available: true,
      idVehicles: [saloon, van],
    });
    expect(all.every(({ available }) => available)).toBe(true);
  });

  it("leave time for the drives before and after, the ride, and the buffer", async () => {
    // There until 11:00, and back at the airport not before 12:20.
    await book(saloon);
    const offered = await free();
    // Ends at the coast an hour after its start; at the airport again 80 minutes later.
    expect(offered.filter((time) => time > "07:30" && time < "12:45")).toEqual(["12:30"]);
    expect(offered).toContain("07:30");
    expect(await free({}, van)).toHaveLength(96);
    const [at9] = (await times()).filter(({ time }) => time === "09:00");
    expect(at9).toMatchObject({ available: true, idVehicles: [van] });
  });

  it("are more where the vehicle is already", async () => {
    await book(saloon);
    const back = await free({ pickup: LA_BAULE, dropoff: NANTES_AIRPORT });
    expect(back.filter((time) => time > "07:00" && time < "12:00")).toEqual([
      "07:15",
      "07:30",
      "07:45",
      "08:00",
      "08:15",
      "08:30",
      "11:30",
      "11:45",
    ]);
  });

  it("are those at which a booking goes well, and no others", async () => {
    await book(saloon);
    const statusAt = async (startAt: string) => {
      const headers = { "Idempotency-Key": `try ${startAt}` };
      const { status } = await platform.call("POST", "/booking", {
        body: anOrder(saloon, { startAt }),
        headers,
      });
      await platform.database.everySite
        .delete(bookings)
        .where(eq(bookings.idempotencyKey, headers["Idempotency-Key"]));
      return status;
    };
    for (const { at, time, idVehicles } of await times()) {
      if (time < "06:30" || time > "13:30") continue;
      expect([time, await statusAt(at)]).toEqual([time, idVehicles.includes(saloon) ? 200 : 409]);
    }
  });

  it("know the rides of the days around", async () => {
    await book(saloon, { startAt: "2026-11-24T23:30:00+01:00" });
    await book(saloon, { startAt: "2026-11-26T00:30:00+01:00" });
    const offered = await free();
    expect([offered.at(0), offered.at(-1)]).toEqual(["02:00", "22:00"]);
  });

  it("of a hire are for as long as it is paid for", async () => {
    await book(saloon, { startAt: "2026-11-25T18:00:00+01:00" });
    const hire = { kind: "HIRE" as const, hours: 1, dropoff: undefined };
    expect((await free(hire)).filter((time) => time > "15:00" && time < "20:00")).toEqual([
      "15:15",
      "15:30",
    ]);
  });

  it("are none before the notice, on a closed day, out of hours, or beyond the last day", async () => {
    expect((await free({ date: "2026-11-20" })).at(0)).toBe("12:00");
    const all = platform.database.everySite;
    await all.update(calendars).set({ closures: ["2026-11-25"] });
    expect(await free()).toEqual([]);
    await all.update(calendars).set({ closures: [], furthestDays: 5 });
    expect(await free()).toHaveLength(96);
    expect(await free({ date: "2026-11-26" })).toEqual([]);
    await all.update(calendars).set({ furthestDays: 365 });
    const wednesday = (value: string | null) =>
      all.update(parameters).set({ value }).where(eq(parameters.type, "WEDNESDAY_HOURS"));
    await wednesday("08:00-09:00, 12:00-12:30");
    expect(await free()).toEqual(["08:00", "08:15", "08:30", "08:45", "12:00", "12:15"]);
    await wednesday(null);
  });

  it("are for the vehicles with the seats, or the one that is asked for", async () => {
    expect((await times({ passengers: 5 }))[0]?.idVehicles).toEqual([van]);
    expect((await times({ idVehicle: saloon }))[0]?.idVehicles).toEqual([saloon]);
    expect((await times({ passengers: 5, idVehicle: saloon }))[0]).toMatchObject({
      available: false,
    });
  });

  it("of the days on which the clocks change are those that there are", async () => {
    expect(await times({ date: "2027-03-28" })).toHaveLength(92);
    expect(await times({ date: "2026-10-25" })).toHaveLength(96);
  });

  it("ask for each way once", async () => {
    // By two people: a customer may keep only three unpaid vehicles.
    for (const hour of ["08", "14", "20"]) {
      const startAt = `2026-11-25T${hour}:00:00+01:00`;
      await book(saloon, { startAt, customer: somebody(1) });
      await book(van, { startAt, customer: somebody(2) });
    }
    requestedRoutes = [];
    await times();
    // The ride itself, and the way back to where the next one starts.
    expect(requestedRoutes).toHaveLength(2);
  });
});

describe("a booking that shall be another ride", () => {
  it("keeps no vehicle from itself, and others keep theirs", async () => {
    const own = await bookRide(platform);
    const [at10] = (await times()).filter(({ time }) => time === "10:00");
    expect(at10?.idVehicles).toEqual([van]);
    const path = `/booking/${own.booking.reference}/times?key=${own.booking.key}`;
    const forChange = await platform.data<OfferedTimes>("POST", path, { body: wish() });
    expect(forChange.times.find(({ time }) => time === "10:00")?.idVehicles).toEqual([saloon, van]);
    await book(saloon, { startAt: "2026-11-25T16:00:00+01:00" });
    const later = await platform.data<OfferedTimes>("POST", path, { body: wish() });
    expect(later.times.find(({ time }) => time === "16:00")?.idVehicles).toEqual([van]);
  });

  it("is found by its key alone", async () => {
    const own = await bookRide(platform);
    const path = `/booking/${own.booking.reference}/times?key=wrong`;
    expect((await platform.call("POST", path, { body: wish() })).status).toBe(404);
  });
});

/** Farther from the company than a ride may start. */
const AFAR = signedPlace(NANTES_AIRPORT, { lat: 43.3, lng: 5.4 });

describe("a ride that is made on request only", () => {
  it.each<[string, Partial<TimesRequest>]>([
    ["from afar", { pickup: AFAR }],
    ["with too many", { passengers: 8 }],
  ])("can be made at no time of the day: %s", async (_name, change) => {
    expect(await times(change)).toHaveLength(96);
    expect(await free(change)).toEqual([]);
  });
});

it("a way back may start from where no ride could", async () => {
  expect((await free({ pickup: AFAR, isWayBack: true })).length).toBeGreaterThan(0);
});

describe("a ride that is impossible at any time", () => {
  it.each<[string, Partial<TimesRequest>, string]>([
    ["to where it starts", { dropoff: NANTES_AIRPORT }, "dropoff"],
    ["from abroad", { pickup: signedPlace(NANTES_AIRPORT, { country: "CH" }) }, "pickup"],
    ["on no day", { date: "2026-02-30" }, "date"],
    ["of too few hours", { kind: "HIRE", hours: 0.5 }, "hours"],
  ])("is refused at its field: %s", async (_name, change, field) => {
    const { status, answer } = await platform.call("POST", "/booking/times", {
      body: wish(change),
    });
    expect(status).toBe(422);
    expect(Object.keys(answer.success ? {} : answer.data.errors)).toEqual([field]);
  });
});
