import { countRounds, proofRun, say } from "@/platform/proofs/proof-run";
import { openTestPlatform } from "@/platform/testing/test-platform";
import { proveMentions } from "./prove-mentions";

const platform = await openTestPlatform({ server: null });
await proveMentions(platform, { ...proofRun, onRound: countRounds() });
say(`${proofRun.runs} bookings: 7 of 7 mentions in page, PDF and mail`);
await platform.close();
