import { vacuumTables } from "@/platform/jobs/nightly-vacuum";
import { proofRun, say } from "@/simulations/proof-run";
import { localPostgres } from "@/testing/local-postgres";
import { aPerson } from "@/testing/scene";
import { openTestPlatform } from "@/testing/test-platform";
import { fillLists } from "./fill-lists";
import { LIST_QUESTIONS, listTimes } from "./list-times";

const SITES = [
  { idSite: 901, rows: 100 },
  { idSite: 902, rows: 10_000 },
];
const MOST = 1.5;

const postgres = await localPostgres();
if (!postgres) say("There is no PostgreSQL here: on the embedded database alone");

let isSlow = false;
for (const server of postgres ? [null, postgres] : [null]) {
  const platform = await openTestPlatform({ server });
  const staff = [];
  for (const { idSite, rows } of SITES) {
    await fillLists(platform, idSite, rows);
    staff.push({ idSite, admin: await aPerson(platform, "ADMIN", idSite) });
  }
  // The tables are as a night leaves them.
  await vacuumTables(platform.database.everySite, new Date());
  for (const isWritten of [true, false]) {
    // The first answers warm caches and compiled code.
    await listTimes(platform, staff, 5, isWritten);
    const [few = [], many = []] = await listTimes(platform, staff, proofRun.runs, isWritten);
    for (const [index, { name }] of LIST_QUESTIONS.entries()) {
      const [less = 0, more = 0] = [few[index], many[index]];
      isSlow ||= more / less > MOST;
      say(
        `${server ? "PostgreSQL" : "embedded"}${isWritten ? ", just written" : ""}: ${name}: ` +
          `${less.toFixed(1)} ms at ${SITES[0]?.rows}, ` +
          `${more.toFixed(1)} ms at ${SITES[1]?.rows}: × ${(more / less).toFixed(2)}`,
      );
    }
  }
  await platform.close();
}
if (isSlow) throw new Error(`More than ${MOST} times as long`);
