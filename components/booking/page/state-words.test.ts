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
    const booking = { status, isSuspended, vehicle: its, total, cancelReason: null };
    expect(stateWords(booking)).toBe(words);
  });

  it.each([
    ["whose card was refused", "CARD_REFUSED", "CARD_REFUSED"],
    ["whose deposit did not come", "DEPOSIT_LATE", "UNPAID"],
    ["that the company ended unpaid", "NON_PAYMENT", "UNPAID"],
    ["that its customer cancelled", "BY_CUSTOMER", "CANCELLED"],
  ] as const)("a booking %s", (_name, cancelReason, words) => {
    const booking = { status: "CANCELLED", isSuspended: false, vehicle, total: 144 } as const;
    expect(stateWords({ ...booking, cancelReason })).toBe(words);
  });
});
