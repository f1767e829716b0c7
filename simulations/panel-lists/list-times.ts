import { sql } from "drizzle-orm";
import type { Person } from "@/testing/scene";
import type { TestPlatform } from "@/testing/test-platform";
import { RARE_ROWS } from "./fill-lists";

/** Lists that grow with the company, and the name of each. */
const SEARCHED = {
  bookings: "booking",
  orders: "order",
  customers: "customer",
  messages: "message",
  letters: "letter",
  "audit log": "audit",
};
const UNSEARCHED = { payments: "payment", documents: "document" };

/** Number of customers offered at once for a new ride. */
const OFFERED = 8;

/** Questions of the panel to its lists, and the rows of each answer, at any size. */
export const LIST_QUESTIONS = [
  ...Object.entries({ ...SEARCHED, ...UNSEARCHED }).flatMap(([name, part]) => [
    { name, path: `/admin/${part}`, rows: 25 },
    { name: `${name}, third page`, path: `/admin/${part}?page=3`, rows: 25 },
  ]),
  ...Object.entries(SEARCHED).map(([name, part]) => ({
    name: `${name} searched`,
    path: `/admin/${part}?search=eglantier`,
    rows: RARE_ROWS,
  })),
  {
    name: "customers of a new ride searched",
    path: "/admin/known-customer?search=eglantier",
    rows: OFFERED,
  },
];

/** Rows of an answer, under either call's name. */
type Rows = { items?: unknown[]; customers?: unknown[] };

/**
 * Asks the lists of sites in turns, so that other work of the machine weighs on them alike.
 * @param staff an administrator of each site
 * @param isWritten true to write something before each question, so that rows are counted anew
 * @returns milliseconds of the middle round, by question, of each site
 * @throws Error when an answer has not as many rows as it should
 */
export async function listTimes(
  platform: TestPlatform,
  staff: { idSite: number; admin: Person }[],
  rounds: number,
  isWritten: boolean,
): Promise<number[][]> {
  const taken = staff.map(() => LIST_QUESTIONS.map((): number[] => []));
  for (let round = 0; round < rounds; round += 1) {
    for (const [question, { path, rows }] of LIST_QUESTIONS.entries()) {
      for (const [site, { idSite, admin }] of staff.entries()) {
        if (isWritten) await platform.database.everySite.execute(sql`select pg_current_xact_id()`);
        const began = performance.now();
        const answer = await platform.data<Rows>("GET", path, { idSite, headers: admin.headers });
        taken[site]?.[question]?.push(performance.now() - began);
        const { length } = answer.items ?? answer.customers ?? [];
        if (length !== rows) throw new Error(`${path} of ${idSite}: ${length} rows`);
      }
    }
  }
  return taken.map((questions) => questions.map(median));
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
