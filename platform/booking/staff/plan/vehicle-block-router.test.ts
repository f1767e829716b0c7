import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { NewBlockOutcome, RidePlan } from "@/lib/contract/admin/ride-plan";
import type { Quote } from "@/lib/contract/booking";
import type { OfferedTimes } from "@/lib/contract/offered-time";
import { rides } from "@/platform/db/schema/booking";
import { vehicleBlocks } from "@/platform/db/schema/vehicle-block";
import { bookRide } from "@/testing/booked-ride";
import { localPostgres } from "@/testing/local-postgres";
import { anOrder, aRide } from "@/testing/ride-order";
import { aPerson, type Person } from "@/testing/scene";
import { takenRide, vehicleIds } from "@/testing/taken-ride";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const postgres = await localPostgres();
const DATABASES = [
  { name: "the embedded database", server: null, isThere: true },
  { name: "PostgreSQL", server: postgres, isThere: postgres !== null },
];

const MORNING = { startAt: "2026-11-25T08:00:00+01:00", endAt: "2026-11-25T12:00:00+01:00" };

describe.each(DATABASES)(
  "a blocked vehicle on $name",
  { timeout: 120_000 },
  ({ server, isThere }) => {
    let platform: TestPlatform;
    let admin: Person;
    let saloon: number;
    beforeAll(async () => {
      if (!isThere) return;
      platform = await openTestPlatform({ server });
      admin = await aPerson(platform, "ADMIN");
      [saloon] = await vehicleIds(platform);
    });
    beforeEach(async () => {
      if (!isThere) return;
      await platform.startAfresh();
      await platform.database.everySite.delete(vehicleBlocks);
    });
    afterAll(() => platform?.close());

    const block = (change: object = {}) =>
      platform.call<NewBlockOutcome>("POST", "/admin/vehicle-block", {
        headers: admin.headers,
        body: { idVehicle: saloon, ...MORNING, reason: "Garage", ...change },
      });
    const plan = () =>
      platform.data<RidePlan>("GET", "/admin/ride-plan?from=2026-11-23&until=2026-11-29", {
        headers: admin.headers,
      });

    it.runIf(isThere)("is neither offered nor booked, until it is free again", async () => {
      await block();
      const quote = await platform.data<Quote>("POST", "/booking/quote", { body: aRide() });
      const offered = (id: number) => quote.vehicles.find((one) => one.id === id)?.available;
      expect(offered(saloon)).toBe(false);
      expect(quote.idVehicle).not.toBe(saloon);
      const { startAt: _, ...ride } = aRide();
      const { times } = await platform.data<OfferedTimes>("POST", "/booking/times", {
        body: { ...ride, date: "2026-11-25" },
      });
      const at = (time: string) => times.find((one) => one.time === time)?.idVehicles;
      expect(at("10:00")).not.toContain(saloon);
      expect(at("12:00")).toContain(saloon);
      await expect(bookRide(platform)).rejects.toThrow();
      const { blocks } = await plan();
      await platform.data("DELETE", `/admin/vehicle-block/${blocks[0]?.id}`, {
        headers: admin.headers,
      });
      await bookRide(platform);
    });

    it.runIf(isThere)("is refused while a ride is there, which is named", async () => {
      const { reference } = await takenRide(platform, admin);
      const { status, answer } = await block();
      expect(status).toBe(200);
      expect(answer.data).toMatchObject({
        block: null,
        obstacles: [{ kind: "RIDE", reference, idVehicle: saloon }],
      });
      expect((await plan()).blocks).toEqual([]);
    });

    it.runIf(isThere)("is there once, however often it is said", async () => {
      await Promise.all([block(), block(), block()]);
      const { blocks } = await plan();
      expect(blocks).toHaveLength(1);
      expect((await block()).answer.data).toMatchObject({
        block: null,
        obstacles: [{ kind: "BLOCK", label: "Garage" }],
      });
    });

    it.runIf(isThere)("ends after it begins", async () => {
      const { status, answer } = await block({ endAt: MORNING.startAt });
      expect(status).toBe(422);
      expect(answer.data).toMatchObject({ errors: { endAt: { code: "END_BEFORE_START" } } });
    });

    /** Blocks and books at once, each so often. @returns how many of both overlap after it */
    async function raceOnce(round: number): Promise<number> {
      const day = `2026-12-${String((round % 20) + 1).padStart(2, "0")}`;
      const order = anOrder(saloon, { startAt: `${day}T10:00:00+01:00` });
      await Promise.allSettled([
        platform.call("POST", "/booking", {
          body: order,
          headers: { "Idempotency-Key": `block-race-${round}` },
        }),
        block({ startAt: `${day}T08:00:00+01:00`, endAt: `${day}T12:00:00+01:00` }),
      ]);
      const both = await platform.database.everySite
        .select({ id: rides.id })
        .from(rides)
        .innerJoin(
          vehicleBlocks,
          sql`${vehicleBlocks.idVehicle} = ${rides.idVehicle} and ${rides.isActive}
          and tstzrange(${vehicleBlocks.startAt}, ${vehicleBlocks.endAt}) && tstzrange(${rides.startAt}, ${rides.endAt})`,
        );
      await platform.database.everySite.execute(sql`truncate booking cascade`);
      await platform.database.everySite.delete(vehicleBlocks);
      return both.length;
    }

    it.runIf(isThere)("and a ride at the same time: one of them is there", async () => {
      for (let round = 0; round < 6; round += 1) expect(await raceOnce(round)).toBe(0);
    });

    it.runIf(isThere)("and a ride would both be there without the guards", async () => {
      await guards("disable");
      let found = 0;
      for (let round = 100; round < 108 && found === 0; round += 1) found = await raceOnce(round);
      expect(found).toBeGreaterThan(0);
      await guards("enable");
    });

    async function guards(state: "enable" | "disable") {
      for (const guard of [
        "ride %s trigger ride_never_in_block",
        "vehicle_block %s trigger block_never_on_ride",
      ]) {
        await platform.database.everySite.execute(
          sql.raw(`alter table ${guard.replace("%s", state)}`),
        );
      }
    }
  },
);
