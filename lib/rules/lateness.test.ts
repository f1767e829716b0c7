import { describe, expect, it } from "vitest";
import { toleratedUntil, waitingCents } from "./lateness";

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const PICKUP = at("10:00:00");

describe("the tolerance (§4, §9)", () => {
  it.each([
    ["an hour after a landing", "FLIGHT", "10:20:00", "11:20:00"],
    ["an hour after an early landing", "FLIGHT", "09:15:00", "10:15:00"],
    ["never before the pickup", "FLIGHT", "08:30:00", "10:00:00"],
    ["half an hour after a train", "TRAIN", "10:20:00", "10:50:00"],
    ["none else", "NONE", "10:20:00", "10:00:00"],
  ] as const)("%s", (_name, by, arrival, until) => {
    expect(toleratedUntil({ pickupAt: PICKUP, arrivalAt: at(arrival), by })).toEqual(at(until));
  });

  it.each([
    ["FLIGHT", "11:00:00"],
    ["TRAIN", "10:30:00"],
    ["NONE", "10:00:00"],
  ] as const)("by %s that is not known to have arrived: until %s", (by, until) => {
    expect(toleratedUntil({ pickupAt: PICKUP, by })).toEqual(at(until));
  });

  it("is an hour that really goes by, in the night the clocks go back", () => {
    const landed = new Date("2026-10-25T02:30:00+02:00");
    expect(toleratedUntil({ pickupAt: landed, arrivalAt: landed, by: "FLIGHT" })).toEqual(
      new Date("2026-10-25T02:30:00+01:00"),
    );
  });
});

describe("waiting", () => {
  it.each([
    ["09:00:00", 0],
    ["10:00:00", 0],
    ["10:00:01", 1625],
    ["10:15:00", 1625],
    ["10:15:01", 3250],
    ["11:00:00", 6500],
  ])("until %s costs %s cents, by the quarter of an hour begun", (until, cents) => {
    const waiting = { waitedUntil: at(until), toleratedUntil: PICKUP, hourlyCents: 6500 };
    expect(waitingCents(waiting)).toBe(cents);
  });

  it("is in whole cents", () => {
    const waiting = { waitedUntil: at("10:10:00"), toleratedUntil: PICKUP, hourlyCents: 6501 };
    expect(waitingCents(waiting)).toBe(1625);
  });
});
