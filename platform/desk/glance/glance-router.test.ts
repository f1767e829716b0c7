import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { GlancePage } from "@/lib/contract/admin/glance";
import { bookings } from "@/platform/db/schema/booking";
import { messages } from "@/platform/db/schema/people";
import { visits } from "@/platform/db/schema/site-look";
import { bookRide } from "@/testing/booked-ride";
import { buyWine } from "@/testing/bought-order";
import { somebody } from "@/testing/ride-order";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  await platform.startAfresh();
  await platform.database.everySite.delete(visits);
  await platform.database.everySite.delete(messages);
  admin = await aPerson(platform, "ADMIN");
});
afterAll(() => platform.close());

const glance = (idSite = 901, { headers } = admin) =>
  platform.data<GlancePage>("GET", "/admin/glance", { idSite, headers });

/** Picks the numbers of the day, the week and the month, each beside the one before. */
const figures = ({ spans }: GlancePage, kind: "rides" | "orders" | "income") =>
  spans.map((span) => [span[kind]?.now, span[kind]?.before]);

const count = async (path: string) =>
  (await platform.data<{ total: number }>("GET", `/admin/${path}`, { headers: admin.headers }))
    .total;

let booked = 0;

/** Stores a ride with a pickup and a status; booked for another, empty day. */
async function rideAt(at: string, status: (typeof bookings.$inferInsert)["status"]) {
  booked += 1;
  const free = new Date(Date.UTC(2026, 11, 1 + (booked % 28), 10));
  const ride = await bookRide(platform, {
    startAt: free.toISOString(),
    customer: somebody(booked),
  });
  await platform.database.everySite
    .update(bookings)
    .set({ startAt: new Date(at), status })
    .where(eq(bookings.reference, ride.booking.reference));
}

describe("the numbers at a glance", () => {
  it("count the rides that are promised or made, by their pickup, and as the lists do", async () => {
    // It is Friday 20 November 2026.
    for (const day of ["20T23:59", "20T00:00", "19T12:00", "17T12:00", "12T12:00", "21T00:00"]) {
      await rideAt(`2026-11-${day}:00+01:00`, "FINAL");
    }
    await rideAt("2026-10-20T23:00:00+02:00", "INVOICED");
    await rideAt("2026-10-21T00:00:00+02:00", "DONE");
    await rideAt("2026-11-20T12:00:00+01:00", "CANCELLED");
    expect(figures(await glance(), "rides")).toEqual([
      [2, 1],
      [4, 1],
      [5, 1],
    ]);
    // Of the weeks from Monday, the last two and that of 19 October.
    expect((await glance()).weeks.map(({ rides }) => rides)).toEqual([0, 0, 0, 2, 0, 0, 1, 4]);
    const week = "gte:2026-11-16T00:00:00%2B01:00&startAt=lt:2026-11-21T00:00:00%2B01:00";
    expect(await count(`booking?subset=FIRM&startAt=${week}`)).toBe(4);
  });

  it("count paid orders, and what came in less what was given back", async () => {
    const order = await buyWine(platform);
    await buyWine(platform);
    await order.pay();
    const page = await glance();
    expect(figures(page, "orders")[0]).toEqual([1, 0]);
    expect(await count("order?subset=SOLD")).toBe(1);
    const paid = (await order.page()).paid;
    expect(figures(page, "income")).toEqual([
      [paid, 0],
      [paid, 0],
      [paid, 0],
    ]);
    await platform.runUntil("2026-11-21T10:00:00+01:00");
    admin = await aPerson(platform, "ADMIN");
    expect(figures(await glance(), "income")[0]).toEqual([0, paid]);
    await order.company({ action: "CANCEL", reason: "WRONG_ADDRESS" });
    await platform.runDue();
    expect(figures(await glance(), "income").map(([now]) => now)).toEqual([-paid, 0, 0]);
  });

  it("say where visits of thirty days came from, the most first", async () => {
    const { everySite } = platform.database;
    await everySite.insert(visits).values([
      { idSite: 901, from: "carte", day: "2026-11-20", count: 3 },
      { idSite: 901, from: "carte", day: "2026-10-22", count: 1 },
      { idSite: 901, from: "carte", day: "2026-10-21", count: 5 },
      { idSite: 901, from: "annonce", day: "2026-11-01", count: 7 },
      { idSite: 901, from: "oubliée", day: "2026-09-25", count: 9 },
      { idSite: 902, from: "ailleurs", day: "2026-11-20", count: 9 },
    ]);
    expect((await glance()).visits).toEqual([
      { from: "annonce", now: 7, before: 0 },
      { from: "carte", now: 4, before: 5 },
    ]);
  });

  it("are those of one's own site", async () => {
    await rideAt("2026-11-20T12:00:00+01:00", "FINAL");
    const stranger = await aPerson(platform, "ADMIN", 902);
    expect(figures(await glance(902, stranger), "rides")[0]).toEqual([0, 0]);
  });
});

describe("what is left to do", () => {
  it("is counted as the list shows it, once the last ride is over", async () => {
    const over = { startAt: new Date("2026-11-20T08:00:00+01:00"), durationMin: 60 };
    const cases: [Partial<typeof bookings.$inferInsert>, string[]][] = [
      [{ ...over, status: "FINAL" }, ["TO_COMPLETE", "OWED"]],
      [{ ...over, status: "FINAL", durationMin: 180 }, []],
      [{ ...over, status: "FINAL", returnAt: new Date("2026-11-22T08:00:00+01:00") }, []],
      [{ ...over, status: "FINAL", forceMajeureSince: over.startAt }, []],
      [{ ...over, status: "INVOICED" }, ["OWED"]],
      [{ ...over, status: "CANCELLED" }, []],
      [{ status: "CONFIRMED" }, ["UNPAID"]],
      [{ status: "REQUESTED" }, ["TO_PRICE"]],
      [{ status: "AWAITING_CONFIRMATION" }, ["TO_CONFIRM"]],
    ];
    const { booking: ride } = await bookRide(platform);
    const kinds = {
      TO_PRICE: "toPrice",
      TO_CONFIRM: "toConfirm",
      UNPAID: "unpaid",
      TO_COMPLETE: "toComplete",
      OWED: "owed",
    } as const;
    for (const [change, expected] of cases) {
      const usual = { startAt: new Date(ride.startAt), returnAt: null, forceMajeureSince: null };
      await platform.database.everySite.update(bookings).set({ ...usual, ...change });
      const { waiting } = await glance();
      for (const [subset, kind] of Object.entries(kinds)) {
        const what = { ...change, subset };
        const isThere = expected.includes(subset) ? 1 : 0;
        expect({ ...what, count: waiting[kind] }).toEqual({ ...what, count: isThere });
        expect({ ...what, count: await count(`booking?subset=${subset}`) }).toEqual({
          ...what,
          count: isThere,
        });
      }
    }
  });

  it("owes nothing any more once all is paid", async () => {
    const ride = await bookRide(platform);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    platform.clock.moveTo(new Date(Date.parse(ride.booking.startAt) + 86_400_000).toISOString());
    admin = await aPerson(platform, "ADMIN");
    expect((await glance()).waiting).toMatchObject({ owed: 1, toComplete: 1 });
    const { total, paid } = await ride.page();
    const amount = Number((total - paid).toFixed(2));
    await ride.company({ action: "RECORD_PAYMENT", method: "TERMINAL", amount });
    expect((await glance()).waiting).toMatchObject({ owed: 0, toComplete: 1 });
    await ride.company({ action: "COMPLETE" });
    expect((await glance()).waiting).toMatchObject({ owed: 0, toComplete: 0 });
  });

  it("refuses a subset that there is none of", async () => {
    const { status } = await platform.call("GET", "/admin/booking?subset=NONE", {
      headers: admin.headers,
    });
    expect(status).toBe(422);
  });
});
