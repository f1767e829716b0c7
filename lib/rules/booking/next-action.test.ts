import { describe, expect, it } from "vitest";
import { bookingStatusSchema } from "@/lib/contract/booking-status";
import { nextAction } from "./next-action";

const now = new Date("2026-11-24T09:00:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

const later = { endAt: hours(30), step: null, nextStep: null, idDriver: 4 } as const;
const today = { ...later, endAt: hours(2), nextStep: "ON_THE_WAY" } as const;
const aboard = { ...today, endAt: hours(-1), step: "ON_BOARD", nextStep: "DONE" } as const;
const done = { ...today, step: "DONE", nextStep: null } as const;
const past = { ...today, endAt: hours(-1) } as const;
const nobodys = { ...later, idDriver: null };

const booking = {
  status: "FINAL",
  isSuspended: false,
  owed: 35,
  rides: [later],
  hasColleagues: true,
} as const;
type Booking = Parameters<typeof nextAction>[0];
const next = (change: Partial<Booking>) => nextAction({ ...booking, ...change }, now);

describe("the one thing to do next", () => {
  it("is, of each status, before the day of the ride", () => {
    const found = bookingStatusSchema.options.map((status) => [status, next({ status })]);
    expect(Object.fromEntries(found)).toEqual({
      REQUESTED: "PRICE",
      QUOTED: null,
      HELD: null,
      AWAITING_DEPOSIT: null,
      AWAITING_DIFFERENCE: null,
      AWAITING_CONFIRMATION: "CONFIRM",
      CONFIRMED: null,
      FINAL: null,
      DONE: "COLLECT",
      INVOICED: "COLLECT",
      EXPIRED: null,
      CANCELLED: null,
    });
  });

  it.each<[string, Partial<Booking>, ReturnType<typeof nextAction>]>([
    ["confirmed, nobody drives", { rides: [nobodys] }, "GIVE"],
    ["the only one of the company drives", { rides: [nobodys], hasColleagues: false }, null],
    ["the driver of the way back is missing", { rides: [done, nobodys] }, "GIVE"],
    ["on the day", { rides: [today] }, "STEP"],
    ["on the day, nobody was chosen", { rides: [{ ...today, idDriver: null }] }, "STEP"],
    ["on board after the planned end", { rides: [aboard] }, "STEP"],
    ["over, as its driver said", { rides: [done] }, "COLLECT"],
    ["over and paid", { rides: [done], owed: 0 }, null],
    ["its hour is past and nobody said a step", { rides: [past] }, "COLLECT"],
    ["the same, and paid", { rides: [past], owed: 0 }, "COMPLETE"],
    ["made and paid", { status: "INVOICED", rides: [done], owed: 0 }, null],
    ["held up", { rides: [today], isSuspended: true }, null],
    ["held up until its hour was past", { rides: [past], isSuspended: true, owed: 0 }, null],
    ["the way back is to come", { rides: [done, later] }, null],
  ])("%s", (_, change, action) => {
    expect(next(change)).toBe(action);
  });
});
