import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BusyCalendar, BusyCalendars } from "@/lib/contract/admin/busy-calendar";
import type { DayPage } from "@/lib/contract/admin/day";
import type { RidePlan } from "@/lib/contract/admin/ride-plan";
import type { Quote } from "@/lib/contract/booking";
import { busyCalendars, busyTimes } from "@/platform/db/schema/busy-calendar";
import { readBusyTimes } from "@/platform/ical/busy-times";
import type { CalendarReader } from "@/platform/ical/calendar-reader";
import { UnreadableCalendar } from "@/platform/ical/unreadable-calendar";
import { bookRide } from "@/testing/booked-ride";
import { aRide } from "@/testing/ride-order";
import { aPerson, type Person } from "@/testing/scene";
import { takenRide, vehicleIds } from "@/testing/taken-ride";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

/** Builds a calendar of events, each from one time to another of 25 November in Paris. */
const calendar = (...events: [from: string, until: string][]) =>
  [
    "BEGIN:VCALENDAR",
    ...events.flatMap(([from, until], index) => [
      "BEGIN:VEVENT",
      `UID:${index}`,
      "SUMMARY:Rendez-vous chez le docteur Martin",
      `DTSTART:20261125T${from}00`,
      `DTEND:20261125T${until}00`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ].join("\r\n");

const URL = "https://calendar.example/private-4711/basic.ics";

let served: string | UnreadableCalendar;
const readCalendar: CalendarReader = async (source, within) => {
  if ("file" in source) return readBusyTimes(source.file, within);
  if (served instanceof UnreadableCalendar) throw served;
  return readBusyTimes(served, within);
};

let platform: TestPlatform;
let admin: Person;
let saloon: number;
let headers: Record<string, string>;
beforeAll(async () => {
  platform = await openTestPlatform({ services: { readCalendar } });
  admin = await aPerson(platform, "ADMIN");
  headers = admin.headers;
  [saloon] = await vehicleIds(platform);
});
beforeEach(async () => {
  await platform.startAfresh();
  await platform.database.everySite.execute(sql`truncate busy_calendar, vehicle_block cascade`);
  served = calendar(["0800", "1200"]);
});
afterAll(() => platform?.close());

const send = (body: object) =>
  platform.call<BusyCalendar>("POST", "/admin/busy-calendar", {
    headers,
    body: { name: "Famille", idVehicle: saloon, ...body },
  });
const add = async (body: object = { url: URL }) => {
  const { answer } = await send(body);
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data;
};
const listed = async () =>
  (await platform.data<BusyCalendars>("GET", "/admin/busy-calendar", { headers })).calendars;
const plan = () =>
  platform.data<RidePlan>("GET", "/admin/ride-plan?from=2026-11-23&until=2026-11-29", { headers });
/** Lists the blocks of the saloon, as `from-until` of the day. */
const blocked = async () =>
  (await plan()).blocks
    .filter(({ idVehicle }) => idVehicle === saloon)
    .map(({ startAt, endAt }) => `${startAt.slice(11, 16)}-${endAt.slice(11, 16)}`);

describe("another calendar", () => {
  it("blocks for what can be read of it, and says that not all could", async () => {
    const events = [
      ["DTSTART:20261125T080000", "DURATION:PT1H"],
      ["DTSTART;TZID=Work hours:20261126T080000", "DURATION:PT1H"],
    ].flatMap((lines, id) => ["BEGIN:VEVENT", `UID:${id}`, ...lines, "END:VEVENT"]);
    const file = ["BEGIN:VCALENDAR", ...events, "END:VCALENDAR"].join("\r\n");
    const added = await add({ file });
    expect(added).toMatchObject({ busyTimes: 1 });
    expect(added.problem?.message).toContain("bloquez-les à la main");
    expect(await blocked()).toEqual(["08:00-09:00"]);
    expect((await listed())[0]?.problem?.message).toBe(added.problem?.message);
  });

  it("blocks its vehicle for its busy times, and names no event", async () => {
    await add();
    expect(await blocked()).toEqual(["08:00-12:00"]);
    const { blocks } = await plan();
    expect(blocks.map(({ reason }) => reason)).toEqual(["Famille"]);
    const quote = await platform.data<Quote>("POST", "/booking/quote", { body: aRide() });
    expect(quote.vehicles.find(({ id }) => id === saloon)?.available).toBe(false);
    await expect(bookRide(platform)).rejects.toThrow();
    const kept = [
      await platform.database.everySite.select().from(busyCalendars),
      await platform.database.everySite.select().from(busyTimes),
    ];
    expect(JSON.stringify(kept)).not.toContain("Martin");
  });

  it("of the whole company blocks every vehicle", async () => {
    await add({ idVehicle: null, file: calendar(["0800", "1200"]) });
    const { blocks, vehicles } = await plan();
    expect(blocks.map(({ idVehicle }) => idVehicle).sort()).toEqual(
      vehicles.map(({ id }) => id).sort(),
    );
  });

  it("leaves what is booked as it is, says so in red, and blocks the time around it", async () => {
    const { reference } = await takenRide(platform, admin);
    await add();
    const { rides } = await plan();
    const ride = rides.find((one) => one.reference === reference);
    expect(ride?.busyIn).toEqual(["Famille"]);
    const [from, until] = [ride?.startAt.slice(11, 16), ride?.endAt.slice(11, 16)];
    expect(await blocked()).toEqual([`08:00-${from}`, `${until}-12:00`]);
    const day = await platform.data<DayPage>("GET", "/admin/day?day=2026-11-25", { headers });
    expect(day.rides.map(({ busyIn }) => busyIn)).toEqual([["Famille"]]);
  });

  it("blocks the time of a ride once it is cancelled", async () => {
    const { id } = await takenRide(platform, admin);
    await add();
    await platform.data("POST", `/admin/booking/${id}/action`, {
      headers,
      body: { action: "CANCEL", reason: "BY_CUSTOMER" },
    });
    expect(await blocked()).toEqual(["08:00-12:00"]);
  });

  it("shares the time of a vehicle with another one and with the staff's own blocks", async () => {
    const [startAt, endAt] = ["2026-11-25T09:00:00+01:00", "2026-11-25T10:00:00+01:00"];
    await platform.data("POST", "/admin/vehicle-block", {
      headers,
      body: { idVehicle: saloon, startAt, endAt, reason: "Garage" },
    });
    const family = await add();
    await add({ name: "Club", file: calendar(["1100", "1300"]) });
    expect(await blocked()).toEqual(["08:00-09:00", "09:00-10:00", "10:00-12:00", "12:00-13:00"]);
    const garage = (await plan()).blocks.find(({ reason }) => reason === "Garage");
    await platform.data("DELETE", `/admin/vehicle-block/${garage?.id}`, { headers });
    expect(await blocked()).toEqual(["08:00-12:00", "12:00-13:00"]);
    await platform.data("DELETE", `/admin/busy-calendar/${family.id}`, { headers });
    expect(await blocked()).toEqual(["11:00-13:00"]);
  });

  it("is read again by itself, all of it anew", async () => {
    await add();
    served = calendar(["1400", "1500"], ["1600", "1700"]);
    await platform.runUntil("2026-11-20T10:29:00+01:00");
    expect(await blocked()).toEqual(["08:00-12:00"]);
    await platform.runUntil("2026-11-20T10:31:00+01:00");
    expect(await blocked()).toEqual(["14:00-15:00", "16:00-17:00"]);
    served = calendar();
    await platform.runUntil("2026-11-20T11:02:00+01:00");
    expect(await blocked()).toEqual([]);
    expect(await listed()).toMatchObject([
      { busyTimes: 0, readAt: "2026-11-20T11:02:00+01:00", problem: null },
    ]);
  });

  it("keeps what it had while it cannot be read, says why, and goes on asking", async () => {
    await add();
    served = new UnreadableCalendar("CALENDAR_REFUSED");
    await platform.runUntil("2026-11-20T10:31:00+01:00");
    expect(await blocked()).toEqual(["08:00-12:00"]);
    const [calendarNow] = await listed();
    expect(calendarNow).toMatchObject({
      readAt: "2026-11-20T10:00:00+01:00",
      problem: { at: "2026-11-20T10:31:00+01:00" },
    });
    expect(calendarNow?.problem?.message).toContain("adresse secrète");
    served = calendar(["0700", "0730"]);
    await platform.runUntil("2026-11-20T11:02:00+01:00");
    expect(await blocked()).toEqual(["07:00-07:30"]);
    expect((await listed())[0]?.problem).toBeNull();
  });

  it("is read at once where somebody asks, and from a new file", async () => {
    const { id } = await add();
    served = calendar(["1400", "1500"]);
    const now = (body: object) =>
      platform.data("POST", `/admin/busy-calendar/${id}/reading`, { headers, body });
    await now({});
    expect(await blocked()).toEqual(["14:00-15:00"]);
    const sent = await add({ name: "Fichier", file: calendar(["0800", "0900"]) });
    await platform.data("POST", `/admin/busy-calendar/${sent.id}/reading`, {
      headers,
      body: { file: calendar(["0900", "1000"]) },
    });
    expect(await blocked()).toEqual(["09:00-10:00", "14:00-15:00"]);
  });

  it("is unblocked in that calendar alone", async () => {
    await add();
    const [block] = (await plan()).blocks;
    const { status, answer } = await platform.call("DELETE", `/admin/vehicle-block/${block?.id}`, {
      headers,
    });
    expect({ status, message: answer.message }).toMatchObject({ status: 409 });
    expect(answer.message).toContain("agenda");
    expect(await blocked()).toHaveLength(1);
  });

  it.each([
    [{ url: URL }, "url", "CALENDAR_TOO_SLOW"],
    [{ file: "<html>" }, "file", "CALENDAR_UNREADABLE"],
    [{}, "url", "CALENDAR_SOURCE_MISSING"],
    [{ url: URL, idVehicle: 2 ** 30 }, "idVehicle", "VEHICLE_UNKNOWN"],
    [{ url: URL, name: " " }, "name", "REQUIRED"],
  ])("is refused at its field: %j", async (body, field, code) => {
    served = new UnreadableCalendar("CALENDAR_TOO_SLOW");
    const { status, answer } = await send(body);
    expect({ status, ...answer }).toMatchObject({
      status: 422,
      data: { errors: { [field]: { code } } },
    });
    expect(await listed()).toEqual([]);
  });

  it("says the host of its address alone, in the panel and in the audit log", async () => {
    const { id } = await add();
    expect((await listed())[0]?.host).toBe("calendar.example");
    const audit = await platform.data("GET", "/admin/audit", { headers });
    expect(JSON.stringify(audit)).toContain(`busy-calendar ${id}`);
    expect(JSON.stringify(audit)).not.toContain("4711");
  });
});
