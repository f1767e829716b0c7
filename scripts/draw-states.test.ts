import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { drawStates } from "./draw-states.mjs";
import { MACHINES } from "./state-machines.mjs";

it.each(Object.entries(MACHINES))(
  "%s is as the code is: else run scripts/state-diagram.mjs",
  async (page, machine) => {
    const document = new URL(`../${page}`, import.meta.url);
    expect(await readFile(document, "utf8")).toBe(await drawStates(machine));
  },
);
