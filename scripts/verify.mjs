import { installPackages } from "./install.mjs";

await installPackages({ dev: true, build: true });
const { CHECKS, runChecks } = await import("./checks.mjs");
const { runUnitTests } = await import("./unit-tests.mjs");

const checks = await runChecks(CHECKS);
const units = await runUnitTests();
const failed = checks.failed.length + units.failed;
console.log(`\n${checks.passed + units.passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
