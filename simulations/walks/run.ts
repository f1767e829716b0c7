import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildIfStale } from "@/scripts/build-site.mjs";
import { findChromium } from "@/scripts/chromium.mjs";
import { runPackage } from "@/scripts/run.mjs";

// Runs the tests that `npm test` leaves out: unit tests tagged `long`, with those that lead to them,
// and browser tests that walk everything there is (`long` in `e2e/support/test.ts`).
const files = readdirSync("platform", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => join("platform", name))
  .filter((file) => readFileSync(file, "utf8").includes('tags: ["long"]'));
const env = { CHROMIUM_PATH: await findChromium(), PROVE_WALKS: "1" };
await runPackage("vitest", ["run", ...files], { env });
await buildIfStale();
const rounds = Number(process.env.PROOF_RUNS ?? 1);
await runPackage("playwright", ["test", "--reporter=list", `--repeat-each=${rounds}`], { env });
