import { and, isNull, ne, sql } from "drizzle-orm";
import type { SiteData } from "@/demonstration/data/site-data";
import { deadlines } from "@/platform/db/schema/deadline";
import { testGateway } from "@/platform/payment/test-gateway/test-gateway";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { tinySite } from "@/testing/tiny-site";
import { type Faults, faultyGateway } from "./faulty-gateway";

/** Site of histories, and the one that asks for the whole price when the start is near. */
export const SITES = { usual: 901, full: 902 };

/** Real platform in memory, with a gateway that fails when it is told to. */
export interface World {
  platform: TestPlatform;
  faults: Faults;
  vehicles: Map<number, number[]>;
  /** Empties the world: no booking, no document, no money anywhere. */
  forget(begin: string): Promise<void>;
  /** Moves the clock to an instant, and does all due work at its time. */
  advanceTo(instant: Date): Promise<void>;
  /** Moves the clock until nothing waits any more. */
  finish(): Promise<void>;
}

/** Bound on the waiting work, far above any history's. */
const MANY = 500;

export async function openWorld(server: string | null = null): Promise<World> {
  const faults: Faults = { isOut: false, diesAtOpen: "NEVER", deaths: 0, losesRefund: false };
  const platform = await openTestPlatform({
    server,
    sites: [asking(SITES.usual, "false"), asking(SITES.full, "true")],
  });
  const { database, clock, services } = platform;
  services.gateway = faultyGateway(testGateway({ database, clock }), faults);

  const nextDue = async () => {
    const [next] = await database.everySite
      .select({ at: sql<string | null>`min(${deadlines.dueAt})` })
      .from(deadlines)
      .where(
        and(
          isNull(deadlines.doneAt),
          isNull(deadlines.diedAt),
          ne(deadlines.kind, "ADDRESS_SILENT"),
        ),
      );
    return next?.at ? new Date(next.at) : undefined;
  };
  const runNext = async (until: Date | undefined) => {
    const due = await nextDue();
    if (!due || (until && due > until)) return false;
    if (due > clock.now()) clock.moveTo(due.toISOString());
    await platform.runDue();
    return true;
  };
  const runAll = async (until?: Date) => {
    for (let rounds = 0; await runNext(until); rounds += 1) {
      if (rounds > MANY) throw new Error("There is always something due");
    }
  };

  return {
    platform,
    faults,
    vehicles: new Map([
      [SITES.usual, await vehiclesOf(platform, SITES.usual)],
      [SITES.full, await vehiclesOf(platform, SITES.full)],
    ]),
    forget: async (begin) => {
      Object.assign(faults, { isOut: false, diesAtOpen: "NEVER", deaths: 0, losesRefund: false });
      await platform.startAfresh();
      clock.moveTo(begin);
    },
    advanceTo: async (instant) => {
      await runAll(instant);
      if (instant > clock.now()) clock.moveTo(instant.toISOString());
    },
    finish: () => runAll(),
  };
}

/** Builds a site that asks for the whole price when the start is near, or does not. */
function asking(id: number, FULL_PAYMENT_WHEN_SOON: "true" | "false"): SiteData {
  const { parameters, ...tiny } = tinySite(id);
  return { ...tiny, parameters: { ...parameters, FULL_PAYMENT_WHEN_SOON } };
}

async function vehiclesOf(platform: TestPlatform, idSite: number): Promise<number[]> {
  const { grids } = await platform.data<{ grids: { idVehicle: number }[] }>("GET", "/fare", {
    idSite,
  });
  return grids.map(({ idVehicle }) => idVehicle);
}
