import { checkNode, installPackages } from "./install.mjs";

checkNode();
await installPackages({ dev: true });
const { buildIfStale } = await import("./build.mjs");
const { CHECKS, runChecks } = await import("./checks.mjs");
const { runUnitTests } = await import("./unit-tests.mjs");
const { runBrowserTests } = await import("./browser-tests.mjs");

const checks = await runChecks(CHECKS);
const units = await runUnitTests();
const build = await runChecks([{ name: "production build", run: buildIfStale }]);
const browser = build.failed.length > 0 ? { passed: 0, failed: 0 } : await runBrowserTests();

const passed = checks.passed + units.passed + build.passed + browser.passed;
const failed = checks.failed.length + units.failed + build.failed.length + browser.failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
