import { proofRun, say } from "@/simulations/proof-run";
import { localPostgres } from "@/testing/local-postgres";
import { openTestPlatform } from "@/testing/test-platform";
import { compareCosts } from "./compare-costs";
import { fillTables } from "./fill-tables";
import { GROWING_TABLES, READ_WHOLE } from "./growing-tables";
import { isExplained, tablesReadWhole } from "./read-plan";
import { recordCalls } from "./record-calls";

const postgres = await localPostgres();
if (!postgres) say("There is no PostgreSQL here: on the embedded database alone");

/** Most copies of each row in an embedded database. */
const MOST_EMBEDDED = 10_000;

let isWrong = false;
for (const server of postgres ? [postgres, null] : [null]) {
  const name = server ? "PostgreSQL" : "embedded";
  const platform = await openTestPlatform({ server });
  const { statements, originals } = await recordCalls(platform);
  await platform.startAfresh();
  // The embedded database is in memory here.
  const many = server ? proofRun.runs : Math.min(proofRun.runs, MOST_EMBEDDED);
  const few = Math.ceil(many / 100);
  const { everySite } = platform.database;
  await fillTables(everySite, originals, { first: 1, last: few });
  const costs = await compareCosts(platform, () =>
    fillTables(everySite, originals, { first: few + 1, last: many }),
  );
  for (const { call, before, after } of costs) {
    say(`${name}: ${call}: ${before} pages after ${few} bookings, ${after} after ${many}`);
    // An index of a hundred times as many rows has a level more.
    isWrong ||= after > 2 * before;
  }
  for (const table of GROWING_TABLES.filter((table) => !originals.has(table))) {
    say(`${name}: of ${table} there is no row to copy`);
    isWrong = true;
  }
  let read = 0;
  for (const { calls, ...statement } of statements.filter(isExplained)) {
    if (READ_WHOLE.some(({ text }) => text.test(statement.text))) continue;
    const tables = await platform.database.inSite(901, (tx) => tablesReadWhole(tx, statement));
    read += 1;
    if (tables.length === 0) continue;
    isWrong = true;
    say(`${name}: ${tables.join(", ")} read whole by ${[...calls].join(", ")}:\n${statement.text}`);
  }
  say(
    `${name}: ${read} statements of ${new Set(statements.flatMap((s) => [...s.calls])).size} calls`,
  );
  await platform.close();
}
if (isWrong) throw new Error("A table that grows is read whole, or the past is paid for");
