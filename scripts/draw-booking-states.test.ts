import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { drawBookingStates } from "./draw-booking-states.mjs";

it("the states of a booking are documented as they are: else run scripts/state-diagram.mjs", async () => {
  const document = new URL("../docs/booking-states.md", import.meta.url);
  expect(await readFile(document, "utf8")).toBe(await drawBookingStates());
});
