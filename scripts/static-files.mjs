import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";
import { hashFiles } from "./hash-files.mjs";

/** Folder of a build with the files of `server/static-files.ts`, by their served paths. */
export const STATIC_FOLDER = "served";

/** Files that compression makes smaller; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:js|css|json|map|svg|txt|xml|ttf|otf)$/;

const compressors = {
  br: /** @param {Buffer} body */ (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gz: /** @param {Buffer} body */ (body) => promisify(gzip)(body, { level: 9 }),
};

/**
 * Copies the files whose names tell their content to the place they are served from, and beside
 * each its brotli and gzip forms, where those are smaller. So no file is compressed while a visitor
 * waits for it.
 * @param {string} buildFolder
 */
export async function layOutStaticFiles(buildFolder) {
  const target = join(buildFolder, STATIC_FOLDER);
  await rm(target, { recursive: true, force: true });
  const built = await filesIn(join(buildFolder, "static"));
  const files = [
    ...built.map((path) => [join(buildFolder, "static", path), join("_next", "static", path)]),
    ...[...hashFiles()].map(([path, hashed]) => [join("public", path), hashed]),
  ];
  const limit = pLimit(8);
  await Promise.all(
    files.map(([from = "", to = ""]) => limit(() => layOut(from, join(target, to)))),
  );
}

/** @param {string} from @param {string} to */
async function layOut(from, to) {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
  if (!COMPRESSIBLE.test(to)) return;
  const body = await readFile(from);
  for (const [ending, compress] of Object.entries(compressors)) {
    const compressed = await compress(body);
    if (compressed.length < body.length) await writeFile(`${to}.${ending}`, compressed);
  }
}

/** @param {string} folder @returns {Promise<string[]>} paths in it */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
