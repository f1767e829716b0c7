import { expect, it } from "vitest";
import { openingTimeSchema } from "./opening-time";

it.each([
  ["9h30", "09:30"],
  ["9 h", "09:00"],
  ["9:30", "09:30"],
  ["14.15", "14:15"],
  [" 18H30 ", "18:30"],
  ["9", "09:00"],
])("%s is %s", (typed, time) => {
  expect(openingTimeSchema.parse(typed)).toBe(time);
});

it.each(["", "25h", "9h60", "midi", "9h3"])("%s is no time", (typed) => {
  expect(openingTimeSchema.safeParse(typed).success).toBe(false);
});
