import { expect, it } from "vitest";
import { typedNumber } from "./typed-number";

it.each([
  ["", null],
  ["12", 12],
  ["-5", -5],
  ["3,5", 3.5],
  ["2.62", 2.62],
  ["1 200", 1200],
  [" 1\u202f000 € ", 1000],
  ["1 234,50 €", 1234.5],
  ["1.234,50", 1234.5],
  ["1,234.50", 1234.5],
  ["20 %", 20],
  ["10\u00a0%", 10],
  ["3,", "3,"],
  ["3,50", 3.5],
  ["1.000,50", 1000.5],
  ["1,2,3", "1,2,3"],
  ["douze", "douze"],
])("%j is %j", (text, value) => expect(typedNumber(text)).toBe(value));

it("takes no share for an amount of money", () => {
  expect(typedNumber("10 %", "%")).toBe(10);
  expect(typedNumber("10 €", "€")).toBe(10);
  expect(typedNumber("10 %", "€")).toBe("10 %");
});
