import { writeFile } from "node:fs/promises";
import { installPackages } from "./install.mjs";

await installPackages({});
const { register } = await import("tsx/esm/api");
register();
const { drawStates } = await import("./draw-states.mjs");
const { MACHINES } = await import("./state-machines.mjs");
for (const [page, machine] of Object.entries(MACHINES)) {
  await writeFile(new URL(`../${page}`, import.meta.url), await drawStates(machine));
}
