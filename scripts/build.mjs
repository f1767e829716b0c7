import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { copyFonts } from "./copy-fonts.mjs";
import { checkNode, installPackages } from "./install.mjs";
import { runPackage } from "./run.mjs";

/** What the built site is made from; the platform is not in it. */
const SOURCES = [
  "app",
  "components",
  "lib",
  "messages",
  "public",
  "stores",
  "middleware.ts",
  "next.config.ts",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

const folder = () => process.env.NEXT_DIST_DIR || ".next";
const stampFile = () => join(folder(), "sources");

/** Builds the site, unless the build that is there was made from these sources. */
export async function buildIfStale() {
  await copyFonts();
  const stamp = sourcesStamp();
  if (existsSync(stampFile()) && readFileSync(stampFile(), "utf8") === stamp) return;
  console.log("Building the site (about a minute) …");
  await runPackage("next", ["build"], {
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    quietUnlessItFails: true,
  });
  refuseKeptBuildData();
  writeFileSync(stampFile(), stamp);
}

/**
 * `next build` has no provider. A page that asked for the site there would show its first visitors
 * a site without a name; only the placeholders named `_build`, which nobody visits, may do so.
 * @throws with the paths of the pages that asked
 */
function refuseKeptBuildData() {
  /** @type {{ routes: Record<string, { initialRevalidateSeconds: number | false }> }} */
  const { routes } = JSON.parse(readFileSync(join(folder(), "prerender-manifest.json"), "utf8"));
  const asked = Object.entries(routes)
    .filter(
      ([path, { initialRevalidateSeconds }]) =>
        initialRevalidateSeconds && !path.endsWith("/_build"),
    )
    .map(([path]) => path);
  if (asked.length > 0) {
    throw new Error(
      `Made at build, without a provider (await connection() first): ${asked.join(", ")}`,
    );
  }
}

/** A digest of every source's path, size and time of change. */
function sourcesStamp() {
  const digest = createHash("sha256");
  for (const path of SOURCES.flatMap(filesIn).sort()) {
    const { size, mtimeMs } = statSync(path);
    digest.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return digest.digest("hex");
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  checkNode();
  await installPackages({ dev: false });
  await buildIfStale();
}
