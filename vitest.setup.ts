import fc from "fast-check";
import { setTestSealingKey } from "@/testing/test-sealing-key";

/**
 * Properties look at the same cases in each run of the tests; other seeds are for the long proofs
 * (`docs/proofs.md`), or given: FAST_CHECK_SEED=…
 */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 72) });

setTestSealingKey();
