import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Booking, FareList } from "@/lib/contract/booking";
import { bookings, rides } from "@/platform/db/schema/booking";
import { outbox } from "@/platform/db/schema/outbox";
import { localPostgres } from "@/testing/local-postgres";
import { anOrder, somebody } from "@/testing/ride-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const postgres = await localPostgres();

const DATABASES = [
  { name: "the embedded database", server: null, isThere: true },
  { name: "PostgreSQL", server: postgres, isThere: postgres !== null },
];

const roadDistance = async () => ({ distanceKm: 72, durationMin: 60, estimate: true });

describe.each(DATABASES)("on $name", { timeout: 120_000 }, ({ server, isThere }) => {
  let platform: TestPlatform;
  let saloon: number;
  let van: number;

  beforeAll(async () => {
    if (!isThere) return;
    platform = await openTestPlatform({ server, services: { roadDistance } });
    const { grids } = await platform.data<FareList>("GET", "/fare");
    [saloon = 0, van = 0] = grids.map(({ idVehicle }) => idVehicle);
  });
  afterAll(() => platform?.close());
  afterEach(async () => {
    if (!isThere) return;
    await platform.database.everySite.delete(bookings);
    await platform.database.everySite.delete(outbox);
  });

  /** Books all at once. @returns how often each status and reason was answered */
  async function bookAtOnce(requests: { key: string; idVehicle: number; startAt?: string }[]) {
    const answers = await Promise.all(
      requests.map(({ key, idVehicle, startAt }) =>
        platform.call<Booking>("POST", "/booking", {
          // A customer has three unpaid bookings at most.
          body: anOrder(idVehicle, {
            ...(startAt ? { startAt } : {}),
            customer: somebody(Number(key.split("-").at(-1)) || 0),
          }),
          headers: { "Idempotency-Key": key },
        }),
      ),
    );
    const count: Record<string, number> = {};
    for (const { status, answer } of answers) {
      const reason = answer.success ? "" : ` ${answer.data.errors.startAt?.code}`;
      count[`${status}${reason}`] = (count[`${status}${reason}`] ?? 0) + 1;
    }
    return count;
  }
  const hundred = (idVehicle: (index: number) => number) =>
    Array.from({ length: 100 }, (_, index) => ({
      key: `racing-key-${index}`,
      idVehicle: idVehicle(index),
    }));
  const stored = async () => ({
    bookings: (await platform.database.everySite.select().from(bookings)).length,
    rides: (await platform.database.everySite.select().from(rides)).length,
    mails: (await platform.database.everySite.select().from(outbox)).length,
  });

  it.runIf(isThere)("of 100 requests for one vehicle and one time, one succeeds", async () => {
    expect(await bookAtOnce(hundred(() => saloon))).toEqual({ "200": 1, "409 SLOT_TAKEN": 99 });
    expect(await stored()).toEqual({ bookings: 1, rides: 1, mails: 2 });
  });

  it.runIf(isThere)("of 100 for two vehicles, one for each", async () => {
    const either = (index: number) => (index % 2 === 0 ? saloon : van);
    expect(await bookAtOnce(hundred(either))).toEqual({ "200": 2, "409 SLOT_TAKEN": 98 });
    expect(await stored()).toEqual({ bookings: 2, rides: 2, mails: 4 });
  });

  it.runIf(isThere)(
    "of times that overlap in a chain, none that overlap both succeed",
    async () => {
      const requests = Array.from({ length: 40 }, (_, index) => ({
        key: `racing-key-${index}`,
        idVehicle: saloon,
        startAt: new Date(Date.parse("2026-11-25T05:00:00Z") + index * 15 * 60_000).toISOString(),
      }));
      const count = await bookAtOnce(requests);
      expect((count["200"] ?? 0) + (count["409 SLOT_TAKEN"] ?? 0)).toBe(40);
      expect(count["200"]).toBeGreaterThanOrEqual(3);
      const [overlaps] = await platform.database.everySite
        .select({ count: sql<number>`count(*)::int` })
        .from(sql`ride a join ride b on a.id < b.id and a.busy && b.busy`);
      expect(overlaps?.count).toBe(0);
    },
  );

  it.runIf(isThere)("one key in 20 requests at once gives one booking to all", async () => {
    const requests = Array.from({ length: 20 }, () => ({ key: "the-only-key", idVehicle: saloon }));
    expect(await bookAtOnce(requests)).toEqual({ "200": 20 });
    expect(await stored()).toEqual({ bookings: 1, rides: 1, mails: 2 });
  });
});

// Control for the others: it is the constraint that keeps two rides apart.
describe.each(DATABASES)(
  "without the constraint, on $name",
  { timeout: 120_000 },
  ({ server, isThere }) => {
    it.runIf(isThere)("more than one succeeds", async () => {
      const platform = await openTestPlatform({ server, services: { roadDistance } });
      try {
        await platform.database.everySite.execute(
          sql`alter table ride drop constraint ride_never_twice`,
        );
        const { grids } = await platform.data<FareList>("GET", "/fare");
        const idVehicle = grids[0]?.idVehicle ?? 0;
        const statuses = await Promise.all(
          Array.from({ length: 20 }, async (_, index) => {
            const call = {
              body: anOrder(idVehicle),
              headers: { "Idempotency-Key": `key-${index}-of-twenty` },
            };
            return (await platform.call("POST", "/booking", call)).status;
          }),
        );
        expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(1);
      } finally {
        await platform.close();
      }
    });
  },
);
