import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { FareList, NewBooking } from "@/lib/contract/booking";
import { type Point, roadEstimate } from "@/lib/rules/booking/road-estimate";
import * as lock from "@/platform/booking/schedule/lock-vehicle";
import { releaseRides } from "@/platform/booking/schedule/place-rides";
import { bookings, rides } from "@/platform/db/schema/booking";
import * as drives from "@/platform/geo/roads/drive-times";
import { localPostgres } from "@/testing/local-postgres";
import { anOrder, LA_BAULE, NANTES_AIRPORT, somebody } from "@/testing/ride-order";
import { signedPlace } from "@/testing/signed-place";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const MINUTE = 60_000;
const BUFFER = 20;
const DAWN = Date.parse("2026-11-25T05:00:00Z");

/** To repeat a run: FAST_CHECK_SEED=… */
const seed = Number(process.env.FAST_CHECK_SEED ?? 72);

const PLACES = [
  LA_BAULE,
  signedPlace(LA_BAULE, { label: "Gare de Nantes", lat: 47.2173, lng: -1.5417 }),
  signedPlace(LA_BAULE, { label: "Angers", lat: 47.4643, lng: -0.5566 }),
  signedPlace(LA_BAULE, { label: "Rennes", lat: 48.11, lng: -1.68 }),
];
const FROM = [...PLACES, NANTES_AIRPORT];

/** Wish of a customer; times in minutes. */
const wish = fc
  .record({
    kind: fc.constantFrom("TRANSFER" as const, "RETURN" as const, "HIRE" as const),
    vehicle: fc.nat({ max: 1 }),
    start: fc.nat({ max: 18 * 60 }),
    /** From arrival to the way back. */
    stay: fc.nat({ max: 240 }),
    halfHours: fc.integer({ min: 2, max: 12 }),
    from: fc.constantFrom(...FROM),
    to: fc.constantFrom(...PLACES),
    /** Cancelled after this many further orders; never, mostly. */
    isCancelledAfter: fc.option(fc.nat({ max: 4 }), { freq: 2 }),
  })
  .filter(({ from, to }) => from !== to);
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never;

const wishes = fc.array(wish, { minLength: 2, maxLength: 12 });

/** Drive in the model, in minutes from dawn. */
interface Drive {
  booking: number;
  vehicle: number;
  from: number;
  until: number;
  origin: Point;
  destination: Point;
}

const iso = (minutes: number) => new Date(DAWN + minutes * MINUTE).toISOString();
const wayMin = (a: Point, b: Point) => roadEstimate([a, b]).durationMin;

/** Returns the order of a wish, and its drives, computed here anew. */
function planned(one: Wish, index: number, vehicles: number[]) {
  const { start, stay, halfHours, kind, vehicle, from: origin, to: destination } = one;
  const durationMin = wayMin(origin, destination);
  const idVehicle = vehicles[vehicle] ?? 0;
  const order = { startAt: iso(start), pickup: origin, dropoff: destination };
  const common = { booking: index, vehicle: idVehicle, from: start, origin, destination };
  if (kind === "HIRE") {
    // The two vehicles have a minimum of two hours, and no hire is shorter than its way.
    const hours = Math.max(halfHours / 2, Math.ceil(durationMin / 30) / 2);
    const away: Drive[] = [{ ...common, until: start + Math.max(hours, 2) * 60 }];
    return { order: anOrder(idVehicle, { ...order, kind, hours }), away };
  }
  const out: Drive = { ...common, until: start + durationMin };
  if (kind === "TRANSFER") return { order: anOrder(idVehicle, order), away: [out] };
  const back = start + durationMin + stay;
  const returning: Drive = {
    ...common,
    from: back,
    until: back + durationMin,
    origin: destination,
    destination: origin,
  };
  return { order: anOrder(idVehicle, { ...order, returnAt: iso(back) }), away: [out, returning] };
}

/** Counts the drives of a vehicle that cannot be driven after the one before. */
function impossible(schedule: Drive[]): number {
  const vehicles = new Set(schedule.map(({ vehicle }) => vehicle));
  let count = 0;
  for (const idVehicle of vehicles) {
    const drives = schedule.filter(({ vehicle }) => vehicle === idVehicle);
    drives.sort((a, b) => a.from - b.from);
    for (const [index, next] of drives.entries()) {
      const last = drives[index - 1];
      if (!last) continue;
      const isWait =
        last.booking === next.booking &&
        last.destination.lat === next.origin.lat &&
        last.destination.lng === next.origin.lng;
      const isFar = next.from - last.until > 12 * 60;
      const way = isFar ? 0 : wayMin(last.destination, next.origin);
      const ready = isWait ? last.until : last.until + BUFFER + way;
      if (ready > next.from) count += 1;
    }
  }
  return count;
}

const postgres = await localPostgres();
const DATABASES = [
  { name: "the embedded database", server: null, isThere: true, numRuns: 10 },
  { name: "PostgreSQL", server: postgres, isThere: postgres !== null, numRuns: 15 },
];

describe.each(DATABASES)("on $name", { timeout: 180_000 }, ({ server, isThere, numRuns }) => {
  let platform: TestPlatform;
  let vehicles: number[];
  let key = 0;

  beforeAll(async () => {
    if (!isThere) return;
    platform = await openTestPlatform({ server });
    const { grids } = await platform.data<FareList>("GET", "/fare");
    vehicles = grids.map(({ idVehicle }) => idVehicle);
  });
  afterAll(() => platform?.close());
  afterEach(() => vi.restoreAllMocks());

  async function book(order: ReturnType<typeof anOrder>): Promise<string | undefined> {
    key += 1;
    const headers = { "Idempotency-Key": `property-${key}` };
    // Each by a person of their own: a customer may keep only three unpaid vehicles.
    const call = { body: { ...order, customer: somebody(key % 100) }, headers };
    const { status, answer } = await platform.call<NewBooking>("POST", "/booking", call);
    if (!answer.success && status !== 409) throw new Error(`A booking was answered ${status}`);
    return answer.success ? answer.data.reference : undefined;
  }

  const release = (reference: string) =>
    platform.database.inSite(901, async (tx) => {
      const [row] = await tx.select().from(bookings).where(eq(bookings.reference, reference));
      await releaseRides(tx, row?.id ?? 0);
    });

  const forgetAll = () => platform.database.everySite.delete(bookings);

  /** Reads the database as the model sees it. */
  async function stored(): Promise<Drive[]> {
    const rows = await platform.database.everySite.select().from(rides);
    const minute = (at: Date) => (at.getTime() - DAWN) / MINUTE;
    return rows
      .filter(({ isActive }) => isActive)
      .map(({ idBooking, idVehicle, startAt, endAt, origin, destination }) => ({
        booking: idBooking,
        vehicle: idVehicle,
        from: minute(startAt),
        until: minute(endAt),
        origin,
        destination,
      }));
  }

  /** Books all at once, and cancels some of them as soon as they are booked. */
  async function atOnce(all: Wish[]): Promise<void> {
    await forgetAll();
    const booking = await Promise.all(
      all.map(async (one, index) => {
        const reference = await book(planned(one, index, vehicles).order);
        if (reference && one.isCancelledAfter === 0) await release(reference);
        return reference;
      }),
    );
    expect(booking.some(Boolean)).toBe(true);
  }

  it.runIf(isThere)(
    `one after the other, what can be driven is booked and nothing else (seed ${seed})`,
    async () => {
      await fc.assert(
        fc.asyncProperty(wishes, async (all) => {
          await forgetAll();
          let taken: Drive[] = [];
          const cancelled = new Map<number, { reference: string; index: number }[]>();
          for (const [index, one] of all.entries()) {
            const { order, away } = planned(one, index, vehicles);
            const isDrivable = impossible([...taken, ...away]) === 0;
            const reference = await book(order);
            expect(reference !== undefined).toBe(isDrivable);
            if (reference) taken.push(...away);
            if (reference && one.isCancelledAfter !== null) {
              const after = index + one.isCancelledAfter;
              cancelled.set(after, [...(cancelled.get(after) ?? []), { reference, index }]);
            }
            for (const cancelledRide of cancelled.get(index) ?? []) {
              await release(cancelledRide.reference);
              taken = taken.filter((drive) => drive.booking !== cancelledRide.index);
            }
          }
          const drives = await stored();
          expect(drives).toHaveLength(taken.length);
          expect(impossible(drives)).toBe(0);
        }),
        { seed, numRuns },
      );
    },
  );

  it.runIf(isThere)("at once, what is booked can be driven", async () => {
    await fc.assert(
      fc.asyncProperty(wishes, async (all) => {
        await atOnce(all);
        expect(impossible(await stored())).toBe(0);
      }),
      { seed, numRuns },
    );
  });

  /** Short rides all over the day: neighbours come in between asking for a drive and booking. */
  const crowd = Array.from(
    { length: 12 },
    (_, index): Wish => ({
      kind: "TRANSFER",
      vehicle: 0,
      start: index * 65,
      stay: 0,
      halfHours: 2,
      from: FROM[index % 4] ?? LA_BAULE,
      to: PLACES[(index + 1) % 4] ?? LA_BAULE,
      isCancelledAfter: null,
    }),
  );

  it.runIf(isThere)("of a crowd, too", async () => {
    await atOnce(crowd);
    expect(impossible(await stored())).toBe(0);
  });

  // Control for the others: it is the second look that keeps impossible drives apart.
  it.runIf(isThere)("without the second look it cannot", async () => {
    const { driveTimes } = drives;
    vi.spyOn(drives, "driveTimes").mockImplementation(async (road, links) => {
      const known = await driveTimes(road, links);
      return (from, to) => known(from, to) ?? 0;
    });
    await atOnce(crowd);
    expect(impossible(await stored())).toBeGreaterThan(0);
  });

  // The embedded database has a single connection, which runs one transaction at a time anyway.
  it.runIf(isThere && server)("without the vehicle's lock it cannot", async () => {
    vi.spyOn(lock, "lockVehicle").mockResolvedValue();
    let found = 0;
    for (let round = 0; round < 20 && found === 0; round += 1) {
      await atOnce(crowd);
      found = impossible(await stored());
    }
    expect(found).toBeGreaterThan(0);
  });
});
