import { countRounds, proofRun, say } from "@/simulations/proof-run";
import { localPostgres } from "@/testing/local-postgres";
import { proveHistories } from "./prove-histories";
import { openWorld } from "./world";

// PostgreSQL takes a quarter of the time; the test plays its histories on the embedded database.
const postgres = await localPostgres();
say(postgres ? "On PostgreSQL" : "There is no PostgreSQL here: on the embedded database");
const world = await openWorld(postgres);
const tally = await proveHistories(world, { ...proofRun, onRound: countRounds() });
for (const [what, times] of Object.entries(tally).sort()) say(`${times}\t${what}`);
await world.platform.close();
