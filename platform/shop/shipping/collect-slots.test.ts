import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AllowedDates } from "@/lib/contract/calendar";
import { calendars } from "@/platform/db/schema/booking";
import { schedules } from "@/platform/db/schema/delivery";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { collectSlot, collectSlots } from "./collect-slots";

let platform: TestPlatform;
let idAddress: number;
let idSchedule: number;
const db = () => platform.database.everySite;

beforeAll(async () => {
  platform = await openTestPlatform();
  const [saturday] = await db().select().from(schedules).where(eq(schedules.idSite, 901));
  idAddress = saturday?.idAddress ?? 0;
  idSchedule = saturday?.id ?? 0;
});
afterAll(() => platform.close());
beforeEach(async () => {
  await db().delete(calendars).where(eq(calendars.kind, "COLLECT"));
});

/** Friday morning; the tiny site hands over on Saturdays from 10:00 to 12:30. */
const NOW = new Date("2026-11-20T10:00:00+01:00");
const dates = async (now = NOW) =>
  (await platform.database.inSite(901, (tx) => collectSlots(tx, idAddress, now))).map(
    ({ date }) => date,
  );
const wish = (more: Partial<Parameters<typeof collectSlot>[1]> = {}, idSite = 901) =>
  platform.database.inSite(idSite, (tx) =>
    collectSlot(tx, { idAddress, idSchedule, date: "2026-11-21", now: NOW, ...more }),
  );
const collecting = (more: Partial<typeof calendars.$inferInsert> = {}) =>
  db()
    .insert(calendars)
    .values({
      idSite: 901,
      name: "Collecting",
      kind: "COLLECT" as const,
      minimumNoticeMin: 0,
      furthestDays: 10,
      closures: [],
      ...more,
    })
    .returning();

describe("when an order can be collected", () => {
  it("is a day later at the earliest and a month ahead, where no calendar says otherwise", async () => {
    expect(await dates()).toEqual([
      "2026-11-21",
      "2026-11-28",
      "2026-12-05",
      "2026-12-12",
      "2026-12-19",
    ]);
    expect((await dates(new Date("2026-11-20T10:01:00+01:00")))[0]).toBe("2026-11-28");
  });

  it("is as the calendar for it says, whatever that of the rides says", async () => {
    await collecting({ closures: ["2026-11-21"] });
    expect(await dates()).toEqual(["2026-11-28"]);
    expect(await dates(new Date("2026-11-28T10:00:00+01:00"))).toEqual([
      "2026-11-28",
      "2026-12-05",
    ]);
  });

  it("is never one for an address that has no times", async () => {
    const none = await platform.database.inSite(901, (tx) => collectSlots(tx, 0, NOW));
    expect(none).toEqual([]);
  });
});

describe("the time that a customer has chosen", () => {
  it("is there, with its address and its hours", async () => {
    expect(await wish()).toMatchObject({
      address: { id: idAddress, city: "Nantes" },
      from: "10:00",
      until: "12:30",
    });
  });

  it.each([
    ["a day without it", { date: "2026-11-22" }],
    ["a day that has gone by", { date: "2026-11-14" }],
    ["a day too far ahead", { date: "2026-12-26" }],
    ["no day at all", { date: "2026-02-30" }],
    ["a time that there is not", { idSchedule: 2_000_000_000 }],
    ["an address that there is not", { idAddress: 2_000_000_000 }],
    ["a notice too short", { now: new Date("2026-11-20T10:01:00+01:00") }],
  ])("is not offered for %s", async (_why, more) => {
    expect(await wish(more)).toBeNull();
  });

  it("is not offered by another site", async () => {
    expect(await wish({}, 902)).toBeNull();
  });
});

describe("GET /calendar/{id}/date/allowed/{month}/{year} of a calendar for collecting", () => {
  it("has the days of the month on which something can be collected", async () => {
    const [made] = await collecting({ minimumNoticeMin: 1440, furthestDays: 30 });
    platform.clock.moveTo(NOW.toISOString());
    const allowed = (month: number) =>
      platform.data<AllowedDates>("GET", `/calendar/${made?.id}/date/allowed/${month}/2026`);
    expect((await allowed(11)).dates).toEqual(["2026-11-21", "2026-11-28"]);
    expect((await allowed(12)).dates).toEqual(["2026-12-05", "2026-12-12", "2026-12-19"]);
  });
});
