import { expect, it } from "vitest";
import { canBePhone } from "./phone-shape";

it.each([
  "06 39 98 01 02",
  "639980102",
  "+33 (0)6 39 98 01 02",
  "0033639980102",
  "+44 20 7946 0018",
  "+290 22222",
  "+352 27 12 34",
  "٠٦ ٣٩ ٩٨ ٥٠ ٠٥",
  "＋３３ ６ ３９ ９８ ５０ ０５",
])("lets %s pass", (phone) => {
  expect(canBePhone(phone)).toBe(true);
});

it.each(["", "0", "06 39", "36 39", "06 39 98 01", "+33", "+33 6 3"])("stops %j", (phone) => {
  expect(canBePhone(phone)).toBe(false);
});
