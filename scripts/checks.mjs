import { runPackage } from "./run.mjs";

/** @typedef {{ name: string, run: () => Promise<void> }} Check */

/** What can be checked without a build, in the order of what fails fastest. @type {Check[]} */
export const CHECKS = [
  { name: "format and lint", run: () => runPackage("biome", ["ci", "."]) },
  {
    name: "types",
    run: async () => {
      await runPackage("next", ["typegen"], { quietUnlessItFails: true });
      await runPackage("tsc", ["--noEmit"]);
    },
  },
  {
    name: "import walls",
    run: () => runPackage("depcruise", ["--config", ".dependency-cruiser.mjs", "."]),
  },
  {
    name: "circles of folders",
    run: () =>
      runPackage("depcruise", [
        "--config",
        ".dependency-cruiser.folders.mjs",
        ...["app", "components", "lib", "platform", "server", "stores"],
      ]),
  },
  { name: "unused code", run: () => runPackage("knip", []) },
];

/**
 * Runs checks one after the other, all of them even when one fails.
 * @param {Check[]} checks
 * @returns {Promise<{ passed: number, failed: string[] }>}
 */
export async function runChecks(checks) {
  /** @type {string[]} */
  const failed = [];
  for (const { name, run } of checks) {
    const start = Date.now();
    process.stdout.write(`\n— ${name}\n`);
    try {
      await run();
      console.log(`  passed (${((Date.now() - start) / 1000).toFixed(0)} s)`);
    } catch (error) {
      failed.push(name);
      console.error(`  FAILED: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { passed: checks.length - failed.length, failed };
}
