import { countRounds, proofRun, say } from "@/platform/proofs/proof-run";
import { proveHistories } from "./prove-histories";
import { openWorld } from "./world";

const world = await openWorld();
const tally = await proveHistories(world, { ...proofRun, onRound: countRounds() });
for (const [what, times] of Object.entries(tally).sort()) say(`${times}\t${what}`);
await world.platform.close();
