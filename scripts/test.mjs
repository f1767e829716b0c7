import { installPackages } from "./install.mjs";

await installPackages({ dev: true, build: true });
const { buildIfStale } = await import("./build-site.mjs");
const { CHECKS, runChecks } = await import("./checks.mjs");
const { timed, printBudget } = await import("./budget.mjs");
const { printSkipped, runUnitTests } = await import("./unit-tests.mjs");
const { runBrowserTests } = await import("./browser-tests.mjs");

const checks = await timed("checks", () => runChecks(CHECKS));
const units = await timed("unit tests", runUnitTests);
const build = await timed("build", () =>
  runChecks([{ name: "production build", run: buildIfStale }]),
);
const browser =
  build.failed.length > 0
    ? { passed: 0, failed: 0, failures: [] }
    : await timed("browser tests", runBrowserTests);

const passed = checks.passed + units.passed + build.passed + browser.passed;
const failed = checks.failed.length + units.failed + build.failed.length + browser.failed;
printBudget();
printSkipped(units.skipped);
for (const failure of [...checks.failed, ...units.failures, ...build.failed, ...browser.failures]) {
  console.log(`\nFAILED ${failure}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
