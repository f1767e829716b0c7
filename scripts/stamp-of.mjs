import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Digests the path and content of every file of some files and folders: their products are made
 * anew once it differs, and a copy of the folder elsewhere keeps its digest.
 * @param {string[]} sources
 */
export function stampOf(sources) {
  const digest = createHash("sha256");
  for (const path of sources.flatMap(filesIn).sort()) {
    digest.update(`${path} ${statSync(path).size}\n`).update(readFileSync(path));
  }
  return digest.digest("hex");
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}
