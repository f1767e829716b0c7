import { countRounds, proofRun, say } from "@/simulations/proof-run";
import { openTestPlatform } from "@/testing/test-platform";
import { proveMentions } from "./prove-mentions";
import { showPages } from "./shown-page";

const platform = await openTestPlatform({ server: null });
const { readPage, close } = await showPages(platform);
try {
  await proveMentions(platform, { ...proofRun, readPage, onRound: countRounds() });
  say(`${proofRun.runs} bookings: 7 of 7 mentions in page, PDF and mail`);
} finally {
  await close();
  await platform.close();
}
