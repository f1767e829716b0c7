import { describe, expect, it } from "vitest";
import { rideOfNow } from "./ride-of-now";

const at = (time: string) => `2026-11-24T${time}:00.000Z`;
const ride = (id: number, hour: string, change: object = {}) => ({
  id,
  status: "FINAL" as const,
  startAt: at(`${hour}:00`),
  endAt: at(`${hour}:45`),
  step: null,
  stepAt: null,
  owed: 0,
  isSuspended: false,
  ...change,
});
const done = (stepAt: string, owed: number) => ({ step: "DONE", stepAt: at(stepAt), owed });
const atTen = (...rides: ReturnType<typeof ride>[]) => rideOfNow(rides, new Date(at("10:00")))?.id;

describe("the ride of now", () => {
  it("is the next one that takes place", () => {
    expect(atTen(ride(1, "08"), ride(2, "11"), ride(3, "12"))).toBe(2);
    expect(atTen(ride(1, "11", { status: "AWAITING_CONFIRMATION" }), ride(2, "12"))).toBe(2);
    expect(atTen(ride(1, "11", { isSuspended: true }), ride(2, "12"))).toBe(2);
  });

  it("is before that the one that is under way, however late", () => {
    const late = ride(1, "08", { step: "ON_BOARD", stepAt: at("08:20") });
    expect(atTen(late, ride(2, "10"))).toBe(1);
  });

  it("stays the one that has just ended while it is to be paid, for half an hour", () => {
    expect(atTen(ride(1, "09", done("09:45", 35)), ride(2, "11"))).toBe(1);
    expect(atTen(ride(1, "09", done("09:45", 0)), ride(2, "11"))).toBe(2);
    expect(atTen(ride(1, "09", done("09:30", 35)), ride(2, "11"))).toBe(2);
  });

  it("is none when the day is over", () => {
    expect(atTen(ride(1, "07"), ride(2, "08", done("08:40", 0)))).toBeUndefined();
  });
});
