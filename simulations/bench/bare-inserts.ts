import type { PGlite } from "@electric-sql/pglite";
import type { FareList } from "@/lib/contract/booking";
import { anOrder, somebody } from "@/platform/testing/ride-order";
import { openTestPlatform, type TestPlatform } from "@/platform/testing/test-platform";
import { middle } from "@/simulations/front-speed/speed-of";

const BOOKINGS = 40;
const HOUR = 3_600_000;
const FIRST_RIDE = Date.parse("2026-11-25T10:00:00+01:00");

/** A statement as the database was sent it. */
interface Statement {
  text: string;
  params: unknown[];
}

/**
 * Times a booking's whole way through the platform, and what it leaves behind alone: the same
 * statements that insert, with the same values, in one transaction, with nothing looked at or reckoned.
 * Both on an embedded database in memory.
 * @returns milliseconds of the middle one of forty each, and how many inserts one has
 */
export async function timeBookings() {
  const platform = await openTestPlatform({ server: null });
  const copy = await openTestPlatform({ server: null });
  try {
    const inserts = recordInserts(platform);
    const whole: number[] = [];
    const bare: number[] = [];
    for (let index = 0; index < BOOKINGS; index += 1) {
      inserts.length = 0;
      const began = performance.now();
      await book(platform, index);
      whole.push(performance.now() - began);
      bare.push(await replay(copy, inserts));
    }
    return { whole: middle(whole), bare: middle(bare), inserts: inserts.length };
  } finally {
    await platform.close();
    await copy.close();
  }
}

let vehicle: number | undefined;

async function book(platform: TestPlatform, index: number): Promise<void> {
  if (vehicle === undefined) {
    const { grids } = await platform.data<FareList>("GET", "/fare");
    vehicle = grids[0]?.idVehicle ?? 0;
  }
  const startAt = new Date(FIRST_RIDE + index * 4 * HOUR).toISOString();
  await platform.data("POST", "/booking", {
    body: anOrder(vehicle, { startAt, customer: somebody(index) }),
    headers: { "Idempotency-Key": `bench-booking-${index}` },
  });
}

/** Keeps each statement that inserts, from now on. */
function recordInserts({ database }: TestPlatform): Statement[] {
  const inserts: Statement[] = [];
  database.onStatement((text, params) => {
    if (/^insert/i.test(text)) inserts.push({ text, params });
  });
  return inserts;
}

type Client = Pick<PGlite, "transaction">;
const clientOf = ({ database }: TestPlatform) =>
  (database.everySite as typeof database.everySite & { $client: Client }).$client;

/** The database is the same as the one that they were recorded on, so that its numbers are too. */
async function replay(platform: TestPlatform, inserts: Statement[]): Promise<number> {
  const began = performance.now();
  await clientOf(platform).transaction(async (tx) => {
    for (const { text, params } of inserts) await tx.query(text, params);
  });
  return performance.now() - began;
}
