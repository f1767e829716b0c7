import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { stampOf } from "./stamp-of.mjs";

const require = createRequire(import.meta.url);

const SOURCES = [
  "components/consent",
  "components/pencil",
  "components/session",
  "lib/api",
  "lib/browser",
  "lib/consent",
  "lib/contract/parameter-catalogue/place",
  "lib/rules",
  "messages",
  "package-lock.json",
  "scripts/bundle-own-scripts.mjs",
];

const FOLDER = "public";
const STAMP_FOLDER = ".server";

/**
 * Puts the scripts that no page has in its code where the site serves them: those that ask about
 * cookies, with their library as it is, since it finds its place by its script, and the pencils of
 * the staff. Nothing is done twice.
 */
export async function bundleOwnScripts() {
  const stampFile = join(STAMP_FOLDER, "own-script-sources");
  const stamp = stampOf(SOURCES);
  const isThere = existsSync(join(FOLDER, "pencil", "pencils.js")) && existsSync(stampFile);
  if (isThere && readFileSync(stampFile, "utf8") === stamp) return;
  for (const folder of [join(FOLDER, "consent"), STAMP_FOLDER]) {
    mkdirSync(folder, { recursive: true });
  }
  const library = dirname(require.resolve("tarteaucitronjs/package.json"));
  copyFileSync(join(library, "tarteaucitron.min.js"), join(FOLDER, "consent", "tarteaucitron.js"));
  const { build, stop } = await import("esbuild");
  await build({
    entryPoints: {
      "consent/loader": "components/consent/loader.ts",
      "consent/choices": "components/consent/choices.ts",
      "consent/choices-style": "components/consent/choices.css",
      "pencil/pencils": "components/pencil/pencils.ts",
    },
    outdir: FOLDER,
    bundle: true,
    minify: true,
    format: "iife",
    platform: "browser",
    target: "es2022",
    logLevel: "warning",
    define: { CONSENT_EDITION: JSON.stringify(editionOfWords()) },
  });
  await stop();
  writeFileSync(stampFile, stamp);
}

/** Names the words and the tools as they are now: a proof says by this edition what was shown. */
function editionOfWords() {
  const hash = createHash("sha256");
  for (const language of ["fr", "en"])
    hash.update(readFileSync(`messages/${language}/consent.json`));
  return hash.digest("hex").slice(0, 12);
}
