import { expect, it } from "vitest";
import { agreedDepositCents, isConfirmedAtOnce } from "./agreed-payment";

it.each([
  ["LINK", false, false],
  ["LINK", true, true],
  ["TRANSFER", false, true],
  ["ON_BOARD", false, true],
  ["CASH", false, true],
  ["TERMINAL", false, true],
] as const)("paid by %s, confirmed %s: gives the word at once %s", (payBy, isConfirmed, given) => {
  expect(isConfirmedAtOnce({ payBy, isConfirmed })).toBe(given);
});

it.each([
  ["ON_BOARD", 40_000, 0],
  ["LINK", 29_999, 2_000],
  ["TRANSFER", 30_000, 9_000],
  ["CASH", 10_000, 2_000],
] as const)("paid by %s, %i cents: a deposit of %i", (payBy, total, deposit) => {
  expect(agreedDepositCents(payBy, total)).toBe(deposit);
});
