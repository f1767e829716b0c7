import { expect, it } from "vitest";
import { blocksInWay } from "./vehicle-block";

const at = (time: string) => new Date(`2026-11-25T${time}:00Z`);
const stretch = (from: string, until: string) => ({ startAt: at(from), endAt: at(until) });

it.each([
  ["ends as the block begins", "08:00", "09:00", false],
  ["begins as the block ends", "12:00", "13:00", false],
  ["reaches into it", "08:00", "09:01", true],
  ["begins within it", "11:59", "13:00", true],
  ["lies within it", "10:00", "11:00", true],
  ["lies around it", "08:00", "13:00", true],
])("sees whether a ride that %s is blocked", (_, from, until, isBlocked) => {
  const block = stretch("09:00", "12:00");
  expect(blocksInWay([stretch(from, until)], [block])).toEqual(isBlocked ? [block] : []);
});
