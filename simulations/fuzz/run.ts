import { countRounds, proofRun, say } from "@/simulations/proof-run";
import { openTestPlatform } from "@/testing/test-platform";
import { fuzz } from "./prove-fuzz";

const platform = await openTestPlatform({ server: null });
try {
  const faults = await fuzz(platform, { ...proofRun, onRound: countRounds(1_000) });
  for (const fault of faults) say(fault);
  if (faults.length > 0) throw new Error(`${faults.length} wrong requests are not refused`);
  say(`${proofRun.runs} wrong requests: none is answered by a fault of ours`);
} finally {
  await platform.close();
}
