import { countRounds, proofRun, say } from "@/simulations/proof-run";
import { localPostgres } from "@/testing/local-postgres";
import { openTestPlatform } from "@/testing/test-platform";
import { RACES } from "./races";

const postgres = await localPostgres();
if (!postgres) say("There is no PostgreSQL here: on the embedded database alone");

for (const server of postgres ? [null, postgres] : [null]) {
  const platform = await openTestPlatform({ server });
  for (const [key, { name, crowd, run }] of Object.entries(RACES)) {
    if (process.env.PROOF_ONLY && process.env.PROOF_ONLY !== key) continue;
    const count = countRounds();
    for (let round = 0; round < proofRun.runs; round += 1) {
      await platform.startAfresh();
      const counts = await run(platform, crowd);
      const failedCounts = Object.entries(counts).filter(([, times]) => times !== 1);
      if (failedCounts.length > 0)
        throw new Error(`${name}, round ${round}: ${JSON.stringify(counts)}`);
      count();
    }
    say(`${server ? "PostgreSQL" : "embedded"}: ${name}: ${proofRun.runs} rounds of ${crowd}`);
  }
  await platform.close();
}
