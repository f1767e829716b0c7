import { installPackages } from "./install.mjs";
import { run } from "./run.mjs";

await installPackages({ dev: true, build: true });
await run("node", ["--import", "tsx", "simulations/bench/run.ts"]);
