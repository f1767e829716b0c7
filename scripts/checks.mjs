import { unguardedMeans } from "./browser-means.mjs";
import { namesWithTwoMeanings } from "./exported-names.mjs";
import { run, runPackage } from "./run.mjs";
import { textsBeside } from "./texts-of-their-own.mjs";

/** @typedef {{ name: string, run: () => Promise<void> }} Check */

/** @type {Promise<void> | undefined} */
let generated;

function generateRouteTypes() {
  generated ??= runPackage("next", ["typegen"], { quietUnlessItFails: true });
  return generated;
}

/**
 * Runs a command that reads Next's types of its routes.
 * @param {string} command
 * @param {string[]} args
 */
async function afterTypegen(command, args) {
  await generateRouteTypes();
  await runPackage(command, args, { quietUnlessItFails: true });
}

/** Checks that need no build, the longest first. @type {Check[]} */
export const CHECKS = [
  { name: "types", run: checkTypes },
  {
    name: "format and lint",
    run: () => runPackage("biome", ["ci", "."], { quietUnlessItFails: true }),
  },
  {
    name: "import walls",
    run: () => afterTypegen("depcruise", ["--config", ".dependency-cruiser.mjs", "."]),
  },
  {
    name: "circles of folders",
    run: () =>
      afterTypegen("depcruise", [
        "--config",
        ".dependency-cruiser.folders.mjs",
        ...["app", "components", "demonstration", "lib", "platform", "server", "stores"],
      ]),
  },
  { name: "unused code", run: () => afterTypegen("knip", []) },
  { name: "one meaning a name", run: refuseNamesWithTwoMeanings },
  { name: "what a browser may refuse", run: refuseUnguardedMeans },
  { name: "texts of their own", run: refuseTextsBeside },
];

/** Checks types by the native compiler, four times as fast as the one Next still loads. */
async function checkTypes() {
  await generateRouteTypes();
  await run(process.execPath, ["node_modules/typescript-native/bin/tsc", "--noEmit"], {
    quietUnlessItFails: true,
  });
}

async function refuseNamesWithTwoMeanings() {
  const names = namesWithTwoMeanings();
  if (names.length > 0) throw new Error(`exported by two files:\n${names.join("\n")}`);
}

async function refuseUnguardedMeans() {
  const means = unguardedMeans();
  if (means.length > 0) throw new Error(`only lib/browser guards these:\n${means.join("\n")}`);
}

async function refuseTextsBeside() {
  const texts = textsBeside();
  if (texts.length > 0) throw new Error(`a translated page breaks at these:\n${texts.join("\n")}`);
}

/** Checks at once: on two cores, the others end while the types are checked on one. */
const AT_ONCE = 2;

/**
 * Runs checks two at a time, all of them even when one fails.
 * @param {Check[]} checks
 * @returns {Promise<{ passed: number, failed: string[] }>}
 */
export async function runChecks(checks) {
  /** @type {string[]} */
  const failed = [];
  const waiting = [...checks];
  const runWaiting = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await passes(check))) failed.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runWaiting));
  return { passed: checks.length - failed.length, failed };
}

/** @param {Check} check */
async function passes({ name, run }) {
  const start = Date.now();
  console.log(`\n— ${name} …`);
  try {
    await run();
    console.log(`  ${name}: passed (${((Date.now() - start) / 1000).toFixed(0)} s)`);
    return true;
  } catch (error) {
    console.error(`  ${name}: FAILED: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}
