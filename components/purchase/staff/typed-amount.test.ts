import { expect, it } from "vitest";
import { amountOf } from "./amount-of";
import { typedAmount } from "./typed-amount";

it("is what one would type, and is read as the same amount", () => {
  expect(typedAmount(1234.5, "fr")).toBe("1234,50");
  expect(typedAmount(1234.5, "en")).toBe("1234.50");
  expect(typedAmount(0, "fr")).toBe("");
  expect(amountOf(typedAmount(1234.5, "fr"))).toBe(1234.5);
});
