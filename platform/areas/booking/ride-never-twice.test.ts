import { randomInt } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FareList } from "@/lib/contract/booking";
import { booking, ride } from "@/platform/db/schema/booking";
import { estimatedRoad } from "@/platform/geo/road";
import { anOrder, LA_BAULE, NANTES_AIRPORT } from "@/platform/testing/ride-order";
import { openTestPlatform, type TestPlatform } from "@/platform/testing/test-platform";

const MINUTE = 60_000;
const BUFFER = 20;
const DAWN = Date.parse("2026-11-25T05:00:00Z");

/** The same again: FAST_CHECK_SEED=… */
const seed = Number(process.env.FAST_CHECK_SEED ?? randomInt(2 ** 31));

const PLACES = [
  LA_BAULE,
  { ...LA_BAULE, label: "Gare de Nantes", lat: 47.2173, lng: -1.5417 },
  { ...LA_BAULE, label: "Angers", lat: 47.4643, lng: -0.5566 },
  { ...LA_BAULE, label: "Rennes", lat: 48.11, lng: -1.68 },
];

/** What somebody asks for; times in minutes. */
const wish = fc.record({
  kind: fc.constantFrom("TRANSFER" as const, "RETURN" as const, "HIRE" as const),
  vehicle: fc.nat({ max: 1 }),
  start: fc.nat({ max: 14 * 60 }),
  /** From arrival to the way back. */
  stay: fc.nat({ max: 240 }),
  halfHours: fc.integer({ min: 2, max: 12 }),
  place: fc.nat({ max: PLACES.length - 1 }),
});
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never;

/** A time that a vehicle is away, in minutes from dawn. */
interface Away {
  vehicle: number;
  from: number;
  until: number;
}

let platform: TestPlatform;
let vehicles: number[];
let key = 0;

beforeAll(async () => {
  platform = await openTestPlatform();
  const { grids } = await platform.data<FareList>("GET", "/fare");
  vehicles = grids.map(({ idVehicle }) => idVehicle);
});
afterAll(() => platform.close());

const dropoff = ({ place }: Wish) => PLACES[place] ?? LA_BAULE;
const iso = (minutes: number) => new Date(DAWN + minutes * MINUTE).toISOString();

/** The order of a wish, and the times for which it needs its vehicle, computed here anew. */
async function planned(one: Wish) {
  const { durationMin } = await estimatedRoad([NANTES_AIRPORT, dropoff(one)]);
  const { start, stay, halfHours, kind, vehicle } = one;
  const change = { startAt: iso(start), dropoff: dropoff(one) };
  const idVehicle = vehicles[vehicle] ?? 0;
  if (kind === "HIRE") {
    // The two vehicles have a minimum of two hours, and no hire is shorter than its way.
    const hours = Math.max(halfHours / 2, Math.ceil(durationMin / 30) / 2);
    return {
      order: anOrder(idVehicle, { ...change, kind, hours }),
      away: [{ vehicle, from: start, until: start + Math.max(hours, 2) * 60 + BUFFER }],
    };
  }
  const out = { vehicle, from: start, until: start + durationMin + BUFFER };
  if (kind === "TRANSFER") return { order: anOrder(idVehicle, change), away: [out] };
  const back = start + durationMin + stay;
  return {
    order: anOrder(idVehicle, { ...change, returnAt: iso(back) }),
    away: [
      { ...out, until: Math.min(out.until, back) },
      { vehicle, from: back, until: back + durationMin + BUFFER },
    ],
  };
}

async function isBooked(order: ReturnType<typeof anOrder>): Promise<boolean> {
  key += 1;
  const headers = { "Idempotency-Key": `property-${key}` };
  const { status } = await platform.call("POST", "/booking", { body: order, headers });
  if (status !== 200 && status !== 409) throw new Error(`A booking was answered ${status}`);
  return status === 200;
}

const overlap = (a: Away, b: Away) =>
  a.vehicle === b.vehicle && a.from < b.until && b.from < a.until;

/** What the database holds, two by two. */
async function overlaps(): Promise<number> {
  const rows = await platform.database.everySite.select().from(ride);
  const away = rows
    .filter(({ isActive }) => isActive)
    .map(({ idVehicle, busy }) => ({
      vehicle: idVehicle,
      from: busy.from.getTime(),
      until: busy.until.getTime(),
    }));
  return away.flatMap((a, index) => away.slice(index + 1).filter((b) => overlap(a, b))).length;
}

describe(`whatever is asked for (seed ${seed})`, () => {
  it("one after the other, exactly what overlaps an earlier booking is refused", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 2, maxLength: 15 }), async (wishes) => {
        await platform.database.everySite.delete(booking);
        const taken: Away[] = [];
        for (const one of wishes) {
          const { order, away } = await planned(one);
          const isFree = !away.some((a) => taken.some((b) => overlap(a, b)));
          expect(await isBooked(order)).toBe(isFree);
          if (isFree) taken.push(...away);
        }
        expect(await overlaps()).toBe(0);
      }),
      { seed, numRuns: 20 },
    );
  });

  it("at once, what is booked never overlaps", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 2, maxLength: 15 }), async (wishes) => {
        await platform.database.everySite.delete(booking);
        const orders = await Promise.all(wishes.map(planned));
        const booked = await Promise.all(orders.map(({ order }) => isBooked(order)));
        expect(booked).toContain(true);
        expect(await overlaps()).toBe(0);
      }),
      { seed, numRuns: 20 },
    );
  });
});
