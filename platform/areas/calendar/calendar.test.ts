import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AllowedDates } from "@/lib/contract/calendar";
import { calendar } from "@/platform/db/schema/booking";
import { openTestPlatform, type TestPlatform } from "@/platform/testing/test-platform";

let platform: TestPlatform;
let id: number;
let foreign: number;

beforeAll(async () => {
  platform = await openTestPlatform();
  const db = platform.database.everySite;
  const idOf = async (idSite: number) =>
    (await db.select().from(calendar).where(eq(calendar.idSite, idSite)))[0]?.id ?? 0;
  [id, foreign] = [await idOf(901), await idOf(902)];
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.moveTo("2026-11-20T10:00:00+01:00");
  await platform.database.everySite
    .update(calendar)
    .set({ minimumNoticeMin: 120, furthestDays: 365, closures: [] });
});

const days = async (month: number, year: number) => {
  const path = `/calendar/${id}/date/allowed/${month}/${year}`;
  return (await platform.data<AllowedDates>("GET", path)).dates;
};
const change = (values: Partial<typeof calendar.$inferInsert>) =>
  platform.database.everySite.update(calendar).set(values).where(eq(calendar.id, id));

describe("the days on which a ride can be booked", () => {
  it("begin today, as long as the notice leaves something of it", async () => {
    expect((await days(11, 2026)).at(0)).toBe("2026-11-20");
    platform.clock.moveTo("2026-11-20T21:59:00+01:00");
    expect((await days(11, 2026)).at(0)).toBe("2026-11-20");
    platform.clock.moveTo("2026-11-20T22:00:00+01:00");
    expect((await days(11, 2026)).at(0)).toBe("2026-11-21");
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
