import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const CHUNK = /static\/chunks\/[\w.~-]+\.js/g;
const MANIFEST = "_client-reference-manifest.js";
/** Manifest of components in files of their own: where the server draws one, it is loaded at once. */
const LOADABLE = "react-loadable-manifest.json";
const PANEL = "(admin)";

/**
 * Lists the files of JavaScript that pages load at once; of the panel, not those of its screens,
 * which are loaded when they are opened.
 * @param {string} folder of the build
 * @returns {Set<string>} paths in the build
 */
export function pageChunks(folder) {
  const loadable = manifests(folder, LOADABLE).filter((file) => !file.includes(PANEL));
  return new Set([
    ...sharedChunks(folder),
    ...[...pageManifests(folder), ...loadable].flatMap(chunksIn),
  ]);
}

/**
 * Lists the files in which Next says what its pages are made of.
 * @param {string} folder of the build
 */
export const pageManifests = (folder) => manifests(folder, MANIFEST);

/** @param {string} folder @param {string} ending @returns {string[]} */
function manifests(folder, ending) {
  const path = join(folder, "server", "app");
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(path, name));
}

/**
 * Lists the files of JavaScript of every page.
 * @param {string} folder of the build
 */
export const sharedChunks = (folder) => chunksIn(join(folder, "build-manifest.json"));

/** @param {string} file @returns {string[]} */
export const chunksIn = (file) => readFileSync(file, "utf8").match(CHUNK) ?? [];
