import { installPackages } from "./install.mjs";

/** `npm run check`: what `npm run verify` checks, and of the unit tests those that uncommitted changes concern. */
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
