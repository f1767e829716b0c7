import { products } from "@/platform/db/schema/catalogue";
import { localPostgres } from "@/platform/testing/local-postgres";
import { openTestPlatform } from "@/platform/testing/test-platform";
import { proofRun, say } from "@/simulations/proof-run";
import { catalogueTimes, QUESTIONS, type Times } from "./catalogue-times";
import { fillCatalogue, tidyUp } from "./fill-catalogue";

const SMALL = { idSite: 901, products: 100 };
const LARGE = { idSite: 902, products: 10_000 };
const MOST = 1.5;

const postgres = await localPostgres();
if (!postgres) say("There is no PostgreSQL here: on the embedded database alone");

let isSlow = false;
for (const server of postgres ? [null, postgres] : [null]) {
  const platform = await openTestPlatform({ server });
  const { everySite } = platform.database;
  await everySite.delete(products);
  for (const { idSite, products } of [SMALL, LARGE]) {
    await fillCatalogue(everySite, idSite, 1, products);
  }
  await tidyUp(everySite);
  const sites = [SMALL.idSite, LARGE.idSite];
  // The first answers warm what is read and compiled once.
  await catalogueTimes(platform, sites, 5);
  const [small, large] = await catalogueTimes(platform, sites, proofRun.runs);
  for (const question of Object.keys(QUESTIONS) as (keyof Times)[]) {
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
