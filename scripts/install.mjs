import { existsSync, readFileSync } from "node:fs";
import { run } from "./run.mjs";

const LEAST_NODE = { major: 20, minor: 19 };

/** Stops with a sentence when this Node.js is too old to run anything here. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const { major: least, minor: leastMinor } = LEAST_NODE;
  if (major > least || (major === least && minor >= leastMinor)) return;
  console.error(
    `This needs Node.js ${least}.${leastMinor} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

/**
 * Installs the packages of the lock file, unless exactly they are there.
 * @param {{ dev: boolean }} options whether the tools of development are needed too
 */
export async function installPackages({ dev }) {
  if (isInstalled(dev)) return;
  console.log("Installing packages (a minute or two the first time) …");
  // Not `npm ci`: it wants the packages of every other platform too, which a mirror may not have.
  await run("npm", ["install", "--no-save", dev ? "--include=dev" : "--omit=dev"], {
    quietUnlessItFails: true,
  });
}

/** @param {boolean} dev */
function isInstalled(dev) {
  const installedLock = "node_modules/.package-lock.json";
  if (!existsSync(installedLock)) return false;
  const wanted = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
  const installed = JSON.parse(readFileSync(installedLock, "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, dev: isDev, devOptional }]) =>
      path === "" ||
      optional ||
      ((isDev || devOptional) && !dev) ||
      installed[path]?.version === version,
  );
}
