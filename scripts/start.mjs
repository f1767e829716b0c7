import cluster from "node:cluster";
import { pathToFileURL } from "node:url";
import { isBuilt } from "./build-stamp.mjs";
import { installPackages } from "./install.mjs";

const dev = process.argv.includes("--dev");

// A cluster's worker is started by this very program, which has done its work once.
if (cluster.isPrimary) await installPackages({ dev, build: dev || !isBuilt() });
const { buildIfStale, takeBuiltConfig } = await import("./build-site.mjs");
const { bundleServerIfStale } = await import("./bundle-server.mjs");
const { copyFonts } = await import("./copy-fonts.mjs");
Object.assign(process.env, {
  NODE_ENV: dev ? "development" : "production",
  NEXT_TELEMETRY_DISABLED: "1",
});

/**
 * Loads the server: as TypeScript in development, else bundled.
 * @returns {Promise<typeof import("../server/main.ts")>}
 */
async function loadServer() {
  if (!dev) return import(pathToFileURL(await bundleServerIfStale()).href);
  const { register } = await import("tsx/esm/api");
  register();
  return import("../server/main.ts");
}

const { checkEnvironment, serve } = await loadServer();
const environment = await checkEnvironment();
if (dev) await copyFonts();
else {
  if (cluster.isPrimary) await buildIfStale();
  takeBuiltConfig();
}
await serve(environment, { dev });
if (dev) {
  // `scripts/dev.mjs` has started it, and waits for it.
  process.send?.("serving");
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}
