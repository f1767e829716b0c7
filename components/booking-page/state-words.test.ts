import { describe, expect, it } from "vitest";
import { stateWords } from "./state-words";

const vehicle = { id: 1, name: "Van" };

describe("where a booking stands, in words", () => {
  it.each([
    ["a booking that was not paid", "EXPIRED", false, vehicle, 144, "EXPIRED"],
    ["a quote that was not accepted", "EXPIRED", false, null, 144, "EXPIRED_QUOTE"],
    ["a request that was never priced", "EXPIRED", false, null, 0, "EXPIRED_REQUEST"],
    ["a booking that was cancelled", "CANCELLED", false, vehicle, 144, "CANCELLED"],
    ["a request that was cancelled", "CANCELLED", false, null, 0, "CANCELLED_REQUEST"],
    ["a ride that is on", "FINAL", false, vehicle, 144, "FINAL"],
    ["a ride that is held up", "FINAL", true, vehicle, 144, "SUSPENDED"],
    ["one that is held up, and not paid yet", "CONFIRMED", true, vehicle, 144, "CONFIRMED"],
  ] as const)("%s", (_name, status, isSuspended, its, total, words) => {
    expect(stateWords({ status, isSuspended, vehicle: its, total })).toBe(words);
  });
});
