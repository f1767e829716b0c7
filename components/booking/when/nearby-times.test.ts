import { expect, it } from "vitest";
import { nearbyTimes } from "./nearby-times";

const MORNING = ["08:00", "08:15", "08:30", "08:45"];
const NOON = ["11:30", "11:45", "12:00", "12:15"];

it.each([
  [
    "as many before as after",
    [...MORNING, ...NOON],
    "10:00",
    [...MORNING.slice(1), ...NOON.slice(0, 3)],
  ],
  [
    "more after, where few are before",
    ["09:45", ...NOON, "15:00", "15:15"],
    "10:00",
    ["09:45", ...NOON, "15:00"],
  ],
  [
    "more before, where few are after",
    [...MORNING, ...NOON, "18:00"],
    "13:00",
    ["08:45", ...NOON, "18:00"],
  ],
  ["all, where there are few", ["08:00", "18:00"], "10:00", ["08:00", "18:00"]],
  ["none but others", ["10:00"], "10:00", []],
  ["in the order of the day", ["18:00", "08:00"], "10:00", ["08:00", "18:00"]],
])("offers %s", (_, free, wanted, expected) => {
  expect(nearbyTimes(free, wanted)).toEqual(expected);
});
