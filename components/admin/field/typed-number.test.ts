import { expect, it } from "vitest";
import { typedNumber } from "./typed-number";

it.each([
  ["", null],
  ["12", 12],
  ["3,5", 3.5],
  ["1 200", 1200],
  ["1 234,50 €", 1234.5],
  ["1.234,50", 1234.5],
  ["1,234.50", 1234.5],
  ["20 %", 20],
  ["3,", "3,"],
  ["3,50", 3.5],
  ["douze", "douze"],
])("%j is %j", (text, value) => expect(typedNumber(text)).toBe(value));
