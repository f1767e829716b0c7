import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder, isBuilt } from "./build-stamp.mjs";
import { hasTools, INSTALLED, installPackages, OF_BUILD } from "./install.mjs";

/**
 * `npm run slim` leaves of a built release only the needs of serving, backups and restores. It
 * removes the sources of the build, the files for compilers and readers of packages, and the
 * build's cache. A start whose sources have changed installs all of it again.
 */

/** Files of packages for readers: types, source maps, documents. Licences stay. */
const OF_READERS = /\.(?:map|mdx?|d\.[cm]?ts)$/i;
const LICENCE = /licen[cs]e/i;

/** Removes the files of a folder that only compilers and people read. @param {string} folder */
function removeForReaders(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeForReaders(path);
    else if (OF_READERS.test(entry.name) && !LICENCE.test(entry.name)) rmSync(path);
  }
}

/** Removes packages, also from npm's record of them. */
function removeOfBuild() {
  const installed = JSON.parse(readFileSync(INSTALLED, "utf8"));
  for (const folder of Object.keys(installed.packages)) {
    if (!OF_BUILD.test(folder)) continue;
    rmSync(folder, { recursive: true, force: true });
    delete installed.packages[folder];
  }
  writeFileSync(INSTALLED, JSON.stringify(installed, undefined, 2));
}

/** Counts the bytes of a folder. @param {string} folder @returns {number} */
const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false }))
    .reduce((sum, entry) => sum + (entry?.isFile() ? entry.size : 0), 0);

const FOLDERS = ["node_modules", buildFolder()];
const megabytes = () =>
  Math.round(FOLDERS.reduce((sum, folder) => sum + sizeOf(folder), 0) / 1_000_000);

await installPackages({});
if (!isBuilt() || hasTools()) {
  console.error(
    hasTools()
      ? "This is a folder for development: its tools need what would go"
      : "The site is not built: npm run build comes first",
  );
  process.exit(1);
}
const before = megabytes();
removeOfBuild();
removeForReaders("node_modules");
rmSync(join(buildFolder(), "cache", "turbopack"), { recursive: true, force: true });
console.log(`Packages and build take ${megabytes()} MB of disk in place of ${before}`);
