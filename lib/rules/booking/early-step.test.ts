import { expect, it } from "vitest";
import { minutesTooEarly } from "./early-step";

const startAt = new Date("2026-11-24T09:00:00Z");
const before = (minutes: number) => new Date(startAt.getTime() - minutes * 60_000);

it.each([
  ["ON_THE_WAY", 120, null],
  ["ON_THE_WAY", 121, 121],
  ["ARRIVED", 45, null],
  ["ARRIVED", 46, 46],
  ["ON_BOARD", 15, null],
  ["ON_BOARD", 26, 26],
  ["DONE", 0, null],
  ["DONE", 1, 1],
  ["DONE", -90, null],
] as const)("%s, %i minutes before the pickup: %s", (step, minutes, early) => {
  expect(minutesTooEarly(step, startAt, before(minutes))).toBe(early);
});
