import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stampOf } from "./stamp-of.mjs";

export const SOURCES = [
  "app",
  "components",
  "lib",
  "messages",
  "public",
  "stores",
  "middleware.ts",
  "next.config.ts",
  "scripts/static-files.mjs",
  "scripts/page-chunks.mjs",
  "server/cache-handler.mjs",
  "scripts/hash-files.mjs",
  "server/page-cache/page-tags.mjs",
  "server/picture-store.mjs",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

export const buildFolder = () => process.env.NEXT_DIST_DIR || ".next";

/** Returns the file that records the sources of the build. */
export const stampFile = () => join(buildFolder(), "sources");

/** Tells whether the build is there, and made from the sources as they are. */
export const isBuilt = () =>
  existsSync(stampFile()) && readFileSync(stampFile(), "utf8") === stampOf(SOURCES);
