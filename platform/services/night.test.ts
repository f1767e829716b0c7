import { expect, it } from "vitest";
import { lastNight } from "./night";

it.each([
  ["2026-11-24T01:59:59Z", "2026-11-23T02:00:00.000Z"],
  ["2026-11-24T02:00:00Z", "2026-11-24T02:00:00.000Z"],
  ["2026-07-01T12:00:00Z", "2026-07-01T01:00:00.000Z"],
  // In this night the clocks go forward, and two o'clock is three.
  ["2026-03-29T01:00:00Z", "2026-03-29T01:00:00.000Z"],
])("at %s the last night began at %s, three o'clock in Paris", (now, began) => {
  expect(lastNight(new Date(now)).toISOString()).toBe(began);
});
