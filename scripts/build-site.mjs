import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder, isBuilt, SOURCES, stampFile } from "./build-stamp.mjs";
import { bundleOwnScripts } from "./bundle-own-scripts.mjs";
import { bundleServerIfStale } from "./bundle-server.mjs";
import { copyFonts } from "./copy-fonts.mjs";
import { refusePanelInPages } from "./panel-in-pages.mjs";
import { runPackage } from "./run.mjs";
import { refuseSchemasInBrowser } from "./schemas-in-browser.mjs";
import { stampOf } from "./stamp-of.mjs";
import { layOutStaticFiles } from "./static-files.mjs";

/**
 * Makes Next take its settings as the build has written them, as its own standalone server does: to
 * read `next.config.ts` again it would load its compiler, for 60 MB.
 */
export function takeBuiltConfig() {
  const { config } = JSON.parse(
    readFileSync(join(buildFolder(), "required-server-files.json"), "utf8"),
  );
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

/** Builds the site and its server, unless the present build was made from these sources. */
export async function buildIfStale() {
  await bundleServerIfStale();
  await copyFonts();
  await bundleOwnScripts();
  if (isBuilt()) return;
  const stamp = stampOf(SOURCES);
  console.log("Building the site (about a minute) …");
  await runPackage("next", ["build"], {
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    quietUnlessItFails: true,
  });
  refuseKeptBuildData();
  refusePanelInPages(buildFolder());
  refuseSchemasInBrowser(buildFolder());
  await layOutStaticFiles(buildFolder());
  writeFileSync(stampFile(), stamp);
}

/**
 * Refuses a build with pages that asked for the site. `next build` has no provider, so such a page
 * would show its first visitors a site without a name; only the placeholders named `_build`, which
 * nobody visits, may do so.
 * @throws with the paths of the pages that asked
 */
function refuseKeptBuildData() {
  /** @type {{ routes: Record<string, { initialRevalidateSeconds: number | false }> }} */
  const { routes } = JSON.parse(
    readFileSync(join(buildFolder(), "prerender-manifest.json"), "utf8"),
  );
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
