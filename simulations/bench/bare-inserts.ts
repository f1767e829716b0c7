import type { PGlite } from "@electric-sql/pglite";
import type { FareList } from "@/lib/contract/booking";
import { middle } from "@/simulations/front-speed/speed-of";
import { anOrder, somebody } from "@/testing/ride-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const BOOKINGS = 40;
const HOUR = 3_600_000;
const FIRST_RIDE = Date.parse("2026-11-25T10:00:00+01:00");

interface Statement {
  text: string;
  params: unknown[];
}

/**
 * Times a booking's whole way through the platform, and two parts of it alone, without the
 * platform's own checks and sums: all its statements in their transactions, and only those that
 * insert, in one. The same texts with the same values, each on an embedded database in memory of
 * its own.
 * @returns milliseconds of the middle one of forty each, and the number of inserts of one
 */
export async function timeBookings() {
  const open = () => openTestPlatform({ server: null });
  const [platform, copy, barest] = [await open(), await open(), await open()];
  try {
    const statements = recordStatements(platform);
    const times: Record<"whole" | "statements" | "bare", number[]> = {
      whole: [],
      statements: [],
      bare: [],
    };
    let inserts: Statement[] = [];
    for (let index = 0; index < BOOKINGS; index += 1) {
      statements.length = 0;
      times.whole.push(await timeOf(() => book(platform, index)));
      inserts = statements.filter(({ text }) => /^insert/i.test(text));
      times.statements.push(await timeOf(() => replay(copy, transactionsOf(statements))));
      times.bare.push(await timeOf(() => replay(barest, [inserts])));
    }
    return {
      whole: middle(times.whole),
      statements: middle(times.statements),
      bare: middle(times.bare),
      inserts: inserts.length,
    };
  } finally {
    await Promise.all([platform.close(), copy.close(), barest.close()]);
  }
}

/** Measures the milliseconds that something takes. */
async function timeOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
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

/** Records each statement from now on, and each `BEGIN` of a transaction. */
function recordStatements({ database }: TestPlatform): Statement[] {
  const statements: Statement[] = [];
  database.onStatement((text, params) => statements.push({ text, params }));
  return statements;
}

function transactionsOf(statements: Statement[]): Statement[][] {
  const transactions: Statement[][] = [];
  for (const statement of statements) {
    if (statement.text === "BEGIN") transactions.push([]);
    else transactions.at(-1)?.push(statement);
  }
  return transactions;
}

type Client = Pick<PGlite, "transaction">;
const clientOf = ({ database }: TestPlatform) =>
  (database.everySite as typeof database.everySite & { $client: Client }).$client;

/** Replays statements on a copy of the database that recorded them, so that numbers agree. */
async function replay(platform: TestPlatform, transactions: Statement[][]): Promise<void> {
  for (const statements of transactions) {
    await clientOf(platform).transaction(async (tx) => {
      for (const { text, params } of statements) await tx.query(text, params);
    });
  }
}
