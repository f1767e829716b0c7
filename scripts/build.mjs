import { installPackages } from "./install.mjs";

await installPackages({ build: true });
const { buildIfStale } = await import("./build-site.mjs");
await buildIfStale();
