import { expect, it } from "vitest";
import { attemptOf, isRefused } from "./attempt";
import { CallError, unreachable } from "./call";

it("keeps its key for the same order, and for no other", () => {
  const first = attemptOf(null, { products: [{ id: 1, quantity: 6 }] });
  expect(attemptOf(first, { products: [{ id: 1, quantity: 6 }] })).toEqual(first);
  expect(attemptOf(first, { products: [{ id: 1, quantity: 5 }] }).key).not.toBe(first.key);
  expect(attemptOf(null, { products: [{ id: 1, quantity: 6 }] }).key).not.toBe(first.key);
});

it.each([
  [400, true],
  [409, true],
  [422, true],
  [429, false],
  [500, false],
  [503, false],
])("is settled by an answer %s: %s", (status, settled) => {
  const failure = { success: false, message: "", data: { code: "CONFLICT", errors: {} } } as const;
  expect(isRefused(new CallError(status, failure))).toBe(settled);
});

it("is not settled while no answer came", () => {
  expect(isRefused(unreachable(0, "Failed to fetch"))).toBe(false);
  expect(isRefused(unreachable(502, "The provider answered 502 without an envelope"))).toBe(false);
  expect(isRefused(new Error("Failed to fetch"))).toBe(false);
});
