import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { stampOf } from "./stamp-of.mjs";

const SOURCES = [
  "demonstration",
  "lib",
  "messages",
  "platform",
  "server",
  "package-lock.json",
  "tsconfig.json",
];

/**
 * Bundles the server and its platform into plain JavaScript, unless that was done from these
 * sources. Run as TypeScript it takes twice as long to start, and 200 MB more.
 * @returns {Promise<string>} the file to import
 */
export async function bundleServerIfStale() {
  const folder = ".server";
  const file = resolve(folder, "main.mjs");
  const stampFile = join(folder, "sources");
  const stamp = stampOf(SOURCES);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return file;
  const { build, stop } = await import("esbuild");
  await build({
    entryPoints: { main: "server/main.ts" },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    // Names stay, for traces; the text of the bundle is in memory as long as the process.
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: "warning",
    plugins: [keepPlaces(folder)],
  });
  // esbuild's own process would stay for as long as this one, with 130 MB.
  await stop();
  writeFileSync(stampFile, stamp);
  return file;
}

/**
 * Keeps the address of a module that reads files beside it: in the bundle it would be the bundle's.
 * @param {string} folder @returns {import("esbuild").Plugin}
 */
const keepPlaces = (folder) => ({
  name: "keep-places",
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:tsx?|mjs)$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      if (/import\.meta\.(?:dir|file)name/.test(source)) {
        throw new Error(`${path}: say import.meta.url, which the bundle keeps`);
      }
      if (!source.includes("import.meta.url")) return undefined;
      const place = JSON.stringify(relative(folder, path).replaceAll("\\", "/"));
      const contents = source.replaceAll(
        "import.meta.url",
        `new URL(${place}, import.meta.url).href`,
      );
      return { contents, loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
});
