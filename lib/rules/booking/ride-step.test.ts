import { describe, expect, it } from "vitest";
import { bookingStatusSchema } from "@/lib/contract/booking-status";
import type { RideStep } from "@/lib/contract/ride-step";
import { lastStep, mayTakeBack, nextRideStep } from "./ride-step";

const startAt = new Date("2026-11-24T09:00:00Z");
const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);
const confirmed = { status: "FINAL", forceMajeureSince: null } as const;
const next = (
  said: RideStep[],
  now = at("08:30"),
  booking: Parameters<typeof nextRideStep>[0] = confirmed,
) => nextRideStep(booking, { startAt, said }, now);

describe("the steps of a ride", () => {
  it("come one after another, each once", () => {
    expect(next([])).toBe("ON_THE_WAY");
    expect(next(["ON_THE_WAY"])).toBe("ARRIVED");
    expect(next(["ON_THE_WAY", "ARRIVED"])).toBe("ON_BOARD");
    expect(next(["ARRIVED", "ON_THE_WAY", "ON_BOARD"])).toBe("DONE");
    expect(next(["ON_THE_WAY", "ARRIVED", "ON_BOARD", "DONE"])).toBeNull();
  });

  it("begin half a day before the ride, not earlier", () => {
    expect(next([], new Date("2026-11-23T20:59:00Z"))).toBeNull();
    expect(next([], new Date("2026-11-23T21:00:00Z"))).toBe("ON_THE_WAY");
  });

  it("are those of a confirmed ride that is not over and not held up", () => {
    const withSteps = bookingStatusSchema.options.filter((status) =>
      next([], at("08:30"), { status, forceMajeureSince: null }),
    );
    expect(withSteps).toEqual(["CONFIRMED", "FINAL"]);
    expect(next([], at("08:30"), { status: "FINAL", forceMajeureSince: at("08:00") })).toBeNull();
  });

  it("are read in their order, whatever the order they come in", () => {
    expect(lastStep([])).toBeNull();
    expect(lastStep(["ON_BOARD", "ON_THE_WAY"])).toBe("ON_BOARD");
  });
});

describe("a step is taken back", () => {
  const left = { step: "ON_THE_WAY", at: at("08:30") } as const;
  const there = { step: "ARRIVED", at: at("08:50") } as const;
  const after = (seconds: number) => new Date(there.at.getTime() + seconds * 1000);

  it.each([
    ["at once", "ARRIVED", 0, true],
    ["within half a minute", "ARRIVED", 30, true],
    ["not later", "ARRIVED", 31, false],
    ["not before the one after it", "ON_THE_WAY", 0, false],
    ["not unless it was said", "ON_BOARD", 0, false],
  ] as const)("%s", (_, step, seconds, may) => {
    expect(mayTakeBack(step, [there, left], after(seconds))).toBe(may);
  });
});
