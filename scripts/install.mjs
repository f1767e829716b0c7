import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
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

const STAMP = "node_modules/.installed-from";

/**
 * Installs the packages of the lock file, unless that was done already. Tools of development that
 * are there stay.
 * @param {{ dev: boolean }} options whether the tools of development are needed too
 */
export async function installPackages({ dev }) {
  const hasTools = existsSync("node_modules/vitest");
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const isDone = existsSync(STAMP) && readFileSync(STAMP, "utf8") === lock;
  if (isDone && (hasTools || !dev)) return;
  console.log("Installing packages (a minute or two the first time) …");
  // Not `npm ci`: it wants the packages of every other platform too, which a mirror may not have.
  const which = dev || hasTools ? "--include=dev" : "--omit=dev";
  await run("npm", ["install", "--no-save", which], { quietUnlessItFails: true });
  writeFileSync(STAMP, lock);
}
