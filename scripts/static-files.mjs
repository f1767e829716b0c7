import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";
import { hashFiles } from "./hash-files.mjs";
import { pageChunks } from "./page-chunks.mjs";

/** Folder of a build with the files of `server/static-files.ts`, by their served paths. */
export const STATIC_FOLDER = "served";

/** Files that compression makes smaller; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:js|css|json|map|svg|txt|xml|ttf|otf)$/;

/**
 * Comment by which Chrome compiles a whole script while it loads, beside the thread that draws the
 * page. Other browsers pass over it.
 */
const COMPILE_AS_IT_LOADS = Buffer.from("//# allFunctionsCalledOnLoad\n");
/** Smallest script that has enough to compile, in bytes. */
const WORTH_TELLING = 24_000;

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
 * waits for it. Scripts that a page runs as it begins ask to be compiled as they load.
 * @param {string} buildFolder
 */
export async function layOutStaticFiles(buildFolder) {
  const target = join(buildFolder, STATIC_FOLDER);
  await rm(target, { recursive: true, force: true });
  const built = await filesIn(join(buildFolder, "static"));
  const ofPages = pageChunks(buildFolder);
  const files = [
    ...built.map((path) => ({
      from: join(buildFolder, "static", path),
      to: join("_next", "static", path),
      isRunAtOnce: ofPages.has(`static/${path}`),
    })),
    ...[...hashFiles()].map(([path, hashed]) => ({
      from: join("public", path),
      to: hashed,
      isRunAtOnce: path.endsWith(".js"),
    })),
  ];
  const limit = pLimit(8);
  await Promise.all(
    files.map(({ from, to, isRunAtOnce }) =>
      limit(() => layOut(from, join(target, to), isRunAtOnce)),
    ),
  );
}

/** @param {string} from @param {string} to @param {boolean} isRunAtOnce */
async function layOut(from, to, isRunAtOnce) {
  await mkdir(dirname(to), { recursive: true });
  if (!COMPRESSIBLE.test(to)) return linkOrCopy(from, to);
  const built = await readFile(from);
  const isTold = isRunAtOnce && built.length >= WORTH_TELLING;
  const body = isTold ? Buffer.concat([COMPILE_AS_IT_LOADS, built]) : built;
  if (isTold) await writeFile(to, body);
  else await linkOrCopy(from, to);
  for (const [ending, compress] of Object.entries(compressors)) {
    const compressed = await compress(body);
    if (compressed.length < body.length) await writeFile(`${to}.${ending}`, compressed);
  }
}

/** @param {string} from @param {string} to */
const linkOrCopy = (from, to) => link(from, to).catch(() => copyFile(from, to));

/** @param {string} folder @returns {Promise<string[]>} paths in it */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
