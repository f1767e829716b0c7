import { describe, expect, it } from "vitest";
import type { RideStep } from "@/lib/contract/ride-step";
import { RIDE_STEPS } from "./ride-step";
import { isAllDone, stepReached } from "./step-reached";

const upTo = (step?: RideStep) => ({
  steps: RIDE_STEPS.slice(0, step ? RIDE_STEPS.indexOf(step) + 1 : 0).map((one) => ({ step: one })),
});

describe("how far a booking has come", () => {
  it.each([
    ["before the first step", [upTo()], null],
    ["on the way", [upTo("ON_THE_WAY")], "ON_THE_WAY"],
    ["on board", [upTo("ON_BOARD")], "ON_BOARD"],
    ["over", [upTo("DONE")], "DONE"],
    ["between its two rides", [upTo("DONE"), upTo()], null],
    ["on the way back", [upTo("DONE"), upTo("ARRIVED")], "ARRIVED"],
    ["over, both ways", [upTo("DONE"), upTo("DONE")], "DONE"],
    ["without rides", [], null],
  ] as const)("%s", (_, rides, step) => {
    expect(stepReached(rides)).toBe(step);
    expect(isAllDone(rides)).toBe(step === "DONE");
  });
});
