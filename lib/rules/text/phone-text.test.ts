import { expect, it } from "vitest";
import { phoneText } from "./phone-text";

it.each([
  ["+33639980101", "06 39 98 01 01"],
  ["+442079460958", "+44 20 7946 0958"],
  ["what is none", "what is none"],
  [null, ""],
])("%s is written %s", (phone, expected) => {
  expect(phoneText(phone)).toBe(expected);
});
