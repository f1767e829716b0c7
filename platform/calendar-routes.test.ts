import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FareList } from "@/lib/contract/booking";
import type { AllowedDates } from "@/lib/contract/calendar";
import { bookings, calendars } from "@/platform/db/schema/booking";
import { parameters } from "@/platform/db/schema/site-look";
import { anOrder } from "@/testing/ride-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let id: number;
let foreign: number;

beforeAll(async () => {
  platform = await openTestPlatform();
  const db = platform.database.everySite;
  const idOf = async (idSite: number) =>
    (await db.select().from(calendars).where(eq(calendars.idSite, idSite)))[0]?.id ?? 0;
  [id, foreign] = [await idOf(901), await idOf(902)];
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.moveTo("2026-11-20T10:00:00+01:00");
  await platform.database.everySite
    .update(calendars)
    .set({ minimumNoticeMin: 120, furthestDays: 365, closures: [] });
});

const month = (month: number, year: number) =>
  platform.data<AllowedDates>("GET", `/calendar/${id}/date/allowed/${month}/${year}`);
const days = async (...of: Parameters<typeof month>) => (await month(...of)).dates;
const change = (values: Partial<typeof calendars.$inferInsert>) =>
  platform.database.everySite.update(calendars).set(values).where(eq(calendars.id, id));

describe("the days on which a ride can be booked", () => {
  it("leave out days on which it could only start too soon, and list them as full", async () => {
    platform.clock.moveTo("2026-11-20T21:46:00+01:00");
    expect((await month(11, 2026)).full).toEqual(["2026-11-20"]);
    await change({ closures: ["2026-11-20"] });
    expect((await month(11, 2026)).full).toEqual([]);
    await change({ closures: [], minimumNoticeMin: 2 * 1440 });
    const two = await month(11, 2026);
    expect([two.full, two.dates.at(0)]).toEqual([["2026-11-20", "2026-11-21"], "2026-11-22"]);
    // Nothing is left of a day in its last minutes.
    platform.clock.moveTo("2026-11-20T23:50:00+01:00");
    expect((await month(11, 2026)).full).toEqual(["2026-11-21", "2026-11-22"]);
  });

  it("begin today, as long as the notice leaves something of it", async () => {
    expect((await days(11, 2026)).at(0)).toBe("2026-11-20");
    platform.clock.moveTo("2026-11-20T21:45:00+01:00");
    expect((await days(11, 2026)).at(0)).toBe("2026-11-20");
    platform.clock.moveTo("2026-11-20T21:46:00+01:00");
    expect((await days(11, 2026)).at(0)).toBe("2026-11-21");
  });

  it("begin when the site's notice says, where their calendar has none of its own", async () => {
    const isNotice = and(eq(parameters.idSite, 901), eq(parameters.type, "MINIMUM_NOTICE_MINUTES"));
    const setNotice = (value: string) =>
      platform.database.everySite.update(parameters).set({ value }).where(isNotice);
    await setNotice("4320");
    expect((await days(11, 2026)).at(0)).toBe("2026-11-20");
    await change({ minimumNoticeMin: null });
    expect((await days(11, 2026)).at(0)).toBe("2026-11-23");
    await setNotice("120");
    expect((await days(11, 2026)).at(0)).toBe("2026-11-20");
  });

  it("are days of Paris, not of Greenwich", async () => {
    platform.clock.moveTo("2026-12-31T21:30:00Z");
    expect(await days(12, 2026)).toEqual([]);
    expect((await days(1, 2027)).at(0)).toBe("2027-01-01");
    platform.clock.moveTo("2027-06-30T20:30:00Z");
    expect(await days(6, 2027)).toEqual([]);
  });

  it("are whole months in between, leap day included", async () => {
    await change({ furthestDays: 1000 });
    expect(await days(12, 2026)).toHaveLength(31);
    expect((await days(2, 2028)).at(-1)).toBe("2028-02-29");
    expect((await days(2, 2027)).at(-1)).toBe("2027-02-28");
  });

  it("end with the furthest day", async () => {
    expect((await days(11, 2027)).at(-1)).toBe("2027-11-20");
    expect(await days(12, 2027)).toEqual([]);
    expect(await days(10, 2026)).toEqual([]);
  });

  it("leave out those that are closed", async () => {
    await change({ closures: ["2026-12-25", "2026-12-26"] });
    const december = await days(12, 2026);
    expect(december).toHaveLength(29);
    expect(december).not.toContain("2026-12-25");
  });
});

describe("a day on which no vehicle has half an hour", () => {
  const book = (key: string, idVehicle: number, change: Parameters<typeof anOrder>[1]) =>
    platform.data("POST", "/booking", {
      body: anOrder(idVehicle, { kind: "HIRE", hours: 24, dropoff: undefined, ...change }),
      headers: { "Idempotency-Key": key },
    });

  it("is full, as long as it is not closed, and not listed", async () => {
    const { grids } = await platform.data<FareList>("GET", "/fare");
    const [saloon = 0, van = 0] = grids.map(({ idVehicle }) => idVehicle);
    const startAt = "2026-11-25T00:00:00+01:00";
    await book("saloon-all-day", saloon, { startAt });
    expect(await days(11, 2026)).toContain("2026-11-25");
    await book("van-all-day-but", van, { startAt, hours: 22.5 });
    expect(await days(11, 2026)).toContain("2026-11-25");
    await platform.database.everySite.delete(bookings);
    await book("saloon-all-day", saloon, { startAt });
    await book("van-all-day", van, { startAt });
    expect(await days(11, 2026)).not.toContain("2026-11-25");
    expect(await days(11, 2026)).toContain("2026-11-26");
    expect((await month(11, 2026)).full).toEqual(["2026-11-25"]);
    await change({ closures: ["2026-11-25"] });
    expect((await month(11, 2026)).full).toEqual([]);
  });
});

describe("opening hours", () => {
  const hours = (type: string, value: string | null) =>
    platform.database.everySite.update(parameters).set({ value }).where(eq(parameters.type, type));
  afterEach(async () => {
    for (const type of ["MONDAY_HOURS", "FRIDAY_HOURS"]) await hours(type, null);
  });

  it("leave out the days of the week on which the company is closed", async () => {
    await hours("MONDAY_HOURS", "08:00-19:00");
    const mondays = ["07", "14", "21", "28"].map((day) => `2026-12-${day}`);
    expect(await days(12, 2026)).toEqual(mondays);
  });

  it("leave out a day that is over once they are", async () => {
    await hours("FRIDAY_HOURS", "08:00-19:00");
    platform.clock.moveTo("2026-11-20T16:45:00+01:00");
    expect((await days(11, 2026)).at(0)).toBe("2026-11-20");
    platform.clock.moveTo("2026-11-20T16:46:00+01:00");
    expect((await days(11, 2026)).at(0)).toBe("2026-11-27");
  });

  it("that cannot be read close nothing", async () => {
    await hours("MONDAY_HOURS", "8h-19h");
    expect(await days(12, 2026)).toHaveLength(31);
  });
});

describe("a month that is none", () => {
  it.each([
    ["0/2026", "month"],
    ["13/2026", "month"],
    ["december/2026", "month"],
    ["1.5/2026", "month"],
    ["12/1999", "year"],
    ["12/2201", "year"],
    ["12/-1", "year"],
  ])("%s is refused at its part of the path", async (path, field) => {
    const { status, answer } = await platform.call("GET", `/calendar/${id}/date/allowed/${path}`);
    expect(status).toBe(422);
    expect(Object.keys(answer.success ? {} : answer.data.errors)).toEqual([field]);
  });

  it("of a calendar that the site does not have is not found", async () => {
    for (const other of [foreign, 99_999]) {
      const path = `/calendar/${other}/date/allowed/12/2026`;
      expect((await platform.call("GET", path)).status).toBe(404);
    }
  });
});
