import { expect, it } from "vitest";
import { plainNumber } from "./plain-number";

it.each([
  ["12", "12"],
  ["3,5", "3.5"],
  ["3.5", "3.5"],
  ["1 042,50 €", "1042.50"],
  ["1\u202f042,50\u00a0€", "1042.50"],
  ["1.042,50", "1042.50"],
  ["1,042.50", "1042.50"],
  ["1’042.50", "1042.50"],
  ["1.234.567", "1234567"],
  ["1,234,567.8", "1234567.8"],
  ["20 %", "20"],
  ["−5", "-5"],
  ["٤٥,٥٠", "45.50"],
  ["４５．５", "45.5"],
  // A single mark is that of the decimals.
  ["1,042", "1.042"],
])("%j is %j", (typed, plain) => expect(plainNumber(typed)).toBe(plain));

it.each(["douze", "1,2,3", "1.04.2", "3,", "--5", "1,042,50", "1e5", ""])(
  "makes no number of %j",
  (typed) => expect(plainNumber(typed)).not.toMatch(/^-?\d+(?:\.\d+)?$/),
);
