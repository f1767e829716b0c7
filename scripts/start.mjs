import { buildIfStale } from "./build.mjs";
import { copyFonts } from "./copy-fonts.mjs";
import { checkNode, installPackages } from "./install.mjs";

const dev = process.argv.includes("--dev");

checkNode();
await installPackages({ dev });
Object.assign(process.env, {
  NODE_ENV: dev ? "development" : "production",
  NEXT_TELEMETRY_DISABLED: "1",
});

// From here on TypeScript runs as it is.
const { register } = await import("tsx/esm/api");
register();
const { checkEnvironment, serve } = await import("../server/main.ts");
const environment = checkEnvironment();
await (dev ? copyFonts() : buildIfStale());
await serve(environment, { dev });
