import cluster from "node:cluster";
import { pathToFileURL } from "node:url";
import { buildIfStale, takeBuiltConfig } from "./build.mjs";
import { bundleServerIfStale } from "./bundle-server.mjs";
import { copyFonts } from "./copy-fonts.mjs";
import { checkNode, installPackages } from "./install.mjs";

const dev = process.argv.includes("--dev");

checkNode();
// One of several processes is started by this very program, which has done its work once.
if (cluster.isPrimary) await installPackages({ dev });
Object.assign(process.env, {
  NODE_ENV: dev ? "development" : "production",
  NEXT_TELEMETRY_DISABLED: "1",
});

/** The server: as TypeScript in development, else bundled. @returns {Promise<typeof import("../server/main.ts")>} */
async function loadServer() {
  if (!dev) return import(pathToFileURL(await bundleServerIfStale()).href);
  const { register } = await import("tsx/esm/api");
  register();
  return import("../server/main.ts");
}

const { checkEnvironment, serve } = await loadServer();
const environment = checkEnvironment();
if (dev) await copyFonts();
else {
  if (cluster.isPrimary) await buildIfStale();
  takeBuiltConfig();
}
await serve(environment, { dev });
