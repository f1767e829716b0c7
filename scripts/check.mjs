import { installPackages } from "./install.mjs";

/** Runs `npm run check`: the checks of `npm run verify`, and tests of uncommitted changes. */
await installPackages({ dev: true, build: true });
const { CHECKS, runChecks } = await import("./checks.mjs");
const { runPackage } = await import("./run.mjs");

const { passed, failed } = await runChecks(CHECKS);
const isGreen = await runPackage("vitest", ["run", "--changed", "--passWithNoTests"]).then(
  () => true,
  () => false,
);
console.log(`\n${passed} checks passed, ${failed.length} failed`);
process.exit(failed.length === 0 && isGreen ? 0 : 1);
