import { routeCases } from "@/testing/route-cases";
import { aPerson } from "@/testing/scene";
import type { TestPlatform } from "@/testing/test-platform";
import { type AskedStatement, pagesRead } from "./read-plan";

/** Calls that visitors repeat, with their statements over all rides. */
const CALLS = [
  "GET /calendar/{id}/date/allowed/{month}/{year}",
  "POST /booking/quote",
  "POST /booking/times",
];

/** Pages that the database reads for a call, before and after something. */
interface CallCost {
  call: string;
  before: number;
  after: number;
}

/** Counts the pages of the database that calls look at, before its tables are filled and after. */
export async function compareCosts(
  platform: TestPlatform,
  fill: () => Promise<void>,
): Promise<CallCost[]> {
  const before = await countPages(platform);
  await fill();
  const after = await countPages(platform);
  return CALLS.map((call, index) => ({
    call,
    before: before[index] ?? 0,
    after: after[index] ?? 0,
  }));
}

async function countPages(platform: TestPlatform): Promise<number[]> {
  const { database } = platform;
  const asked: AskedStatement[] = [];
  database.onStatement((text, params) => asked.push({ text, params }));
  const owner = await aPerson(platform);
  const counts: number[] = [];
  for (const call of CALLS) {
    const [routeCase] = (await routeCases[call]?.({ platform, owner })) ?? [];
    if (!routeCase) throw new Error(`${call} has no case`);
    const [method = ""] = call.split(" ");
    const { path, body, headers } = routeCase;
    // Reference data is in memory from the second call on.
    for (let time = 0; time < 2; time += 1) {
      asked.length = 0;
      await platform.data(method, path, { body, ...(headers ? { headers } : {}) });
    }
    let pages = 0;
    for (const statement of asked.filter(({ text }) => text !== "BEGIN")) {
      pages += await database.inSite(901, (tx) => pagesRead(tx, statement));
    }
    counts.push(pages);
  }
  return counts;
}
