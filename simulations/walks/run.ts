import { buildIfStale } from "@/scripts/build-site.mjs";
import { findChromium } from "@/scripts/chromium.mjs";
import { runPackage } from "@/scripts/run.mjs";

// Runs the tests that `npm test` leaves out: unit tests tagged `long`, and browser tests that walk
// everything there is (`long` in `e2e/support/test.ts`).
const env = { CHROMIUM_PATH: await findChromium(), PROVE_WALKS: "1" };
await runPackage("vitest", ["run", "--tagsFilter=long"], { env });
await buildIfStale();
const rounds = Number(process.env.PROOF_RUNS ?? 1);
await runPackage("playwright", ["test", "--reporter=list", `--repeat-each=${rounds}`], { env });
