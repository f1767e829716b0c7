import { readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { chunksIn, pageManifests, sharedChunks } from "./page-chunks.mjs";

/**
 * Marks that only code of the panel has: the names of its words, `admin.list` for example, and the
 * permissions of those who run the site; and what the editors of texts and of layouts are made of.
 */
const OF_PANEL = {
  "the panel": /["'`](?:admin\.[a-z]\w*|staff:change)/,
  "its editor of texts": /\bProseMirror\b/,
  "its editor of layouts": /\bgrapesjs\b/i,
};

/** Rooms of modules that only the panel has, as the manifests of pages name them. */
const ROOM = /\[project\]\/((?:components\/admin|app\/\(admin\))\/[^"'\\ ]+)/g;

const PANEL = join("(admin)", "admin");

/**
 * Refuses a build with pages that load code of the panel: not one byte of it is for visitors.
 * @param {string} folder of the build
 * @throws Error with the files, or when the panel's own code is not found, which is then looked for
 *   wrongly
 */
export function refusePanelInPages(folder) {
  const manifests = pageManifests(folder);
  const ofPanel = manifests.filter((file) => file.includes(`${sep}${PANEL}${sep}`));
  const ofPages = manifests.filter((file) => !ofPanel.includes(file));
  const shared = sharedChunks(folder);
  const reachedFrom = (/** @type {string[]} */ files) =>
    reached(folder, [...shared, ...files.flatMap(chunksIn)]);
  const [panel, pages] = [reachedFrom(ofPanel), reachedFrom(ofPages)];
  for (const [part, mark] of Object.entries(OF_PANEL)) {
    const found = (/** @type {Set<string>} */ chunks) =>
      [...chunks].filter((chunk) => mark.test(readFileSync(join(folder, chunk), "utf8")));
    if (found(panel).length === 0)
      throw new Error(`The code of ${part} was not found in the build`);
    const wrong = found(pages);
    if (wrong.length > 0) throw new Error(`Pages load code of ${part}: ${wrong.join(", ")}`);
  }
  if (modulesIn(ofPanel).length === 0)
    throw new Error("The panel’s modules were not found in the build");
  const modules = modulesIn(ofPages);
  if (modules.length > 0) throw new Error(`Pages load modules of the panel: ${modules.join(", ")}`);
}

/**
 * Lists the modules in rooms of the panel that manifests name.
 * @param {string[]} manifests @returns {string[]}
 */
const modulesIn = (manifests) => [
  ...new Set(
    manifests.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(ROOM)].map(([, module = ""]) => module),
    ),
  ),
];

/**
 * Lists the files of JavaScript that others lead to, at once or when they are needed.
 * @param {string} folder @param {string[]} from
 */
function reached(folder, from) {
  const all = new Set(from);
  for (const chunk of all) for (const next of chunksIn(join(folder, chunk))) all.add(next);
  return all;
}
