import { installPackages } from "./install.mjs";

/** `npm run test:browser -- change-language` builds if stale, and runs the named tests. */
await installPackages({ dev: true, build: true });
const { buildIfStale } = await import("./build-site.mjs");
const { findChromium } = await import("./chromium.mjs");
const { runPackage } = await import("./run.mjs");

await buildIfStale();
const env = { CHROMIUM_PATH: await findChromium() };
await runPackage("playwright", ["test", ...process.argv.slice(2)], { env }).catch(() =>
  process.exit(1),
);
