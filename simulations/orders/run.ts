import { proveOrderLives } from "@/simulations/order-lives/prove-order-lives";
import { countRounds, proofRun, say } from "@/simulations/proof-run";
import { localPostgres } from "@/testing/local-postgres";
import { shopSite } from "@/testing/shop-site";
import { openTestPlatform } from "@/testing/test-platform";
import { ORDER_RACES } from "./order-races";
import { proveTampered } from "./prove-tampered";

/** Tampered orders, and lives, for each round of a race. */
const TAMPERED_A_ROUND = 25;
const LIVES_A_ROUND = 5;

const postgres = await localPostgres();
if (!postgres) say("There is no PostgreSQL here: on the embedded database alone");
const { runs, seed, path } = proofRun;
const isWanted = (key: string) => !process.env.PROOF_ONLY || process.env.PROOF_ONLY === key;
const sites = [shopSite(901), shopSite(902)];

for (const server of postgres ? [null, postgres] : [null]) {
  const platform = await openTestPlatform({ server, sites });
  const where = server ? "PostgreSQL" : "embedded";
  for (const [key, { name, crowd, run }] of Object.entries(ORDER_RACES)) {
    if (!isWanted(key)) continue;
    const count = countRounds(25);
    for (let round = 0; round < runs; round += 1) {
      const faults = await run(platform, crowd, seed + round);
      if (faults.length > 0) throw new Error(`${name}, seed ${seed + round}: ${faults.join("; ")}`);
      count();
    }
    say(`${where}: ${name}: ${runs} rounds of ${crowd}`);
  }
  await platform.close();
}

if (isWanted("tampered")) {
  const platform = await openTestPlatform({ server: null, sites });
  const all = runs * TAMPERED_A_ROUND;
  const proof = { runs: all, seed, path, count: countRounds(500) };
  const { taken, refused } = await proveTampered(platform, proof);
  say(`tampered orders: ${all}: ${refused} refused, ${taken} taken at our own total`);
  await platform.close();
}

if (isWanted("lives")) {
  const platform = await openTestPlatform({ server: null, sites });
  const all = runs * LIVES_A_ROUND;
  const tally = await proveOrderLives(platform, { runs: all, seed, path, count: countRounds(100) });
  say(`lives of orders: ${all}: ${JSON.stringify(tally)}`);
  await platform.close();
}
