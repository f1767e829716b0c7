import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { run } from "./run.mjs";

// Prepares the needs of every command of `package.json` before it imports anything else: in a bare
// clone there is nothing but Node.js, so a command imports this file, and all others once it has
// been called (`scripts/bare-clone.test.ts`).

const LEAST_NODE = { major: 20, minor: 19 };

/** Stops with a sentence when this Node.js is too old to run anything here. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const { major: least, minor: leastMinor } = LEAST_NODE;
  if (major > least || (major === least && minor >= leastMinor)) return;
  console.error(
    `This needs Node.js ${least}.${leastMinor} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

/** Stops with a sentence where this is not the folder of the site, in which all its paths begin. */
function checkFolder() {
  if (existsSync("package-lock.json")) return;
  console.error(`Run this in the folder of the site: ${dirname(import.meta.dirname)}`);
  process.exit(1);
}

/** @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * @param {string} file of npm
 * @returns {Record<string, LockedPackage>} by the folder of each
 */
const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/** File in which npm records the packages that it has installed, by any command. */
export const INSTALLED = "node_modules/.package-lock.json";

/** Packages that only a build uses, by their folders; `scripts/slim.mjs` removes them after it. */
export const OF_BUILD =
  /^node_modules\/(?:@next\/swc-|@swc\/core|@tailwindcss\/|@types\/|lightningcss|playwright|tailwindcss$|typescript$)/;

/**
 * Needs besides serving the built site: tools of development, and building.
 * @typedef {{ dev?: boolean, build?: boolean }} Needs
 */

/** Tells whether the lock file's packages for this machine are there. @param {Needs} needs */
function isInstalled({ dev, build }) {
  if (!existsSync(INSTALLED)) return false;
  const installed = packagesIn(INSTALLED);
  return Object.entries(packagesIn("package-lock.json")).every(([folder, locked]) => {
    const there = installed[folder];
    if (there) return there.version === locked.version && there.integrity === locked.integrity;
    if (folder === "" || (locked.dev && !dev) || (!build && OF_BUILD.test(folder))) return true;
    return locked.optional || locked.devOptional;
  });
}

export const hasTools = () => existsSync("node_modules/vitest");

/**
 * Checks Node.js and installs the packages of the lock file, unless they are there. Tools of
 * development that are there stay.
 * @param {Needs} needs
 */
export async function installPackages(needs) {
  checkNode();
  checkFolder();
  if (isInstalled(needs)) return;
  console.log("Installing packages (a minute or two the first time) …");
  // Not `npm ci`: it wants the packages of every other platform too, which a mirror may not have.
  const which = needs.dev || hasTools() ? "--include=dev" : "--omit=dev";
  await run("npm", ["install", "--no-save", which], { quietUnlessItFails: true });
}
