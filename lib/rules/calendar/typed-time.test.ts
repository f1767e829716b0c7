import { describe, expect, it } from "vitest";
import { isTimeOfDay, typedTime } from "./typed-time";

describe("a time that is typed", () => {
  it.each([
    ["10:30", "10:30"],
    ["9:05", "09:05"],
    ["10h30", "10:30"],
    ["10 h 30", "10:30"],
    ["9 h", "09:00"],
    ["9 heures", "09:00"],
    ["9", "09:00"],
    ["1030", "10:30"],
    ["930", "09:30"],
    ["9.30", "09:30"],
    ["9 pm", "21:00"],
    ["12:15 am", "00:15"],
    ["12 PM", "12:00"],
    ["2.30 p.m.", "14:30"],
    ["9 a.m.", "09:00"],
    ["14 h 30 min", "14:30"],
    ["14 heures 30", "14:30"],
    ["１４：３０", "14:30"],
    ["١٤:٣٠", "14:30"],
    ["0:00", "00:00"],
    [" Midi ", "12:00"],
    ["minuit", "00:00"],
  ])("%s is %s", (text, time) => expect(typedTime(text)).toBe(time));

  it.each(["", "24:00", "10:60", "10:5", "25h", "13 pm", "0 am", "soir", "10-30", "9 m", "9 p"])(
    "is none: “%s”",
    (text) => expect(typedTime(text)).toBeUndefined(),
  );
});

it.each([
  ["00:00", true],
  ["23:59", true],
  ["24:00", false],
  ["9:30", false],
])("%s is a time of the day: %s", (text, is) => expect(isTimeOfDay(text)).toBe(is));
