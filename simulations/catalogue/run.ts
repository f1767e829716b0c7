import { vacuumTables } from "@/platform/jobs/nightly-vacuum";
import { proofRun, say } from "@/simulations/proof-run";
import { timesInTurns } from "@/simulations/times-in-turns";
import { localPostgres } from "@/testing/local-postgres";
import { openTestPlatform } from "@/testing/test-platform";
import { QUESTIONS } from "./catalogue-times";
import { replaceCatalogue } from "./fill-catalogue";

const SMALL = { idSite: 901, products: 100 };
const LARGE = { idSite: 902, products: 100_000 };
const MOST = 1.5;

const postgres = await localPostgres();
if (!postgres) say("There is no PostgreSQL here: on the embedded database alone");

let isSlow = false;
for (const server of postgres ? [null, postgres] : [null]) {
  const platform = await openTestPlatform({ server });
  const { everySite } = platform.database;
  for (const { idSite, products } of [SMALL, LARGE]) {
    await everySite.transaction((tx) => replaceCatalogue(tx, idSite, products));
  }
  await vacuumTables(everySite, platform.clock.now());
  const sites = [SMALL.idSite, LARGE.idSite];
  // The first answers warm caches and compiled code.
  await timesInTurns(platform, QUESTIONS, { sites, rounds: 5 });
  const [small, large] = await timesInTurns(platform, QUESTIONS, { sites, rounds: proofRun.runs });
  for (const question of Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[]) {
    const [less = 0, more = 0] = [small?.[question], large?.[question]];
    const ratio = more / less;
    isSlow ||= ratio > MOST;
    say(
      `${server ? "PostgreSQL" : "embedded"}: ${question}: ${less.toFixed(1)} ms at ${SMALL.products}, ` +
        `${more.toFixed(1)} ms at ${LARGE.products}: × ${ratio.toFixed(2)}`,
    );
  }
  await platform.close();
}
if (isSlow) throw new Error(`More than ${MOST} times as long`);
