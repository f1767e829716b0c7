import { describe, expect, it } from "vitest";
import { orderWords } from "./order-words";

describe("where an order stands, in words", () => {
  it.each([
    ["whose card was refused", "CANCELLED", "CARD_REFUSED", "CARD_REFUSED"],
    ["whose transfer did not come", "CANCELLED", "TRANSFER_LATE", "TRANSFER_LATE"],
    ["that the company ended unpaid", "CANCELLED", "NON_PAYMENT", "UNPAID"],
    ["that its customer cancelled", "CANCELLED", "BY_CUSTOMER", "CANCELLED"],
    ["that was not paid in time", "EXPIRED", null, "EXPIRED"],
    ["that is to be paid", "AWAITING_PAYMENT", null, "AWAITING_PAYMENT"],
  ] as const)("one %s", (_name, status, cancelReason, words) => {
    expect(orderWords({ status, cancelReason })).toBe(words);
  });
});
