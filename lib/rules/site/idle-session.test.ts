import { expect, it } from "vitest";
import { isIdle, secondsUntilIdle } from "./idle-session";

const attention = { attendedAt: new Date("2026-11-20T09:00:00Z"), minutes: 30 };

it.each([
  ["09:00:00", 1800, false],
  ["09:29:00", 60, false],
  ["09:29:59.500", 1, false],
  ["09:30:00", 0, true],
  ["17:00:00", 0, true],
])("at %s a session left at 09:00 has %i seconds", (time, seconds, idle) => {
  const now = new Date(`2026-11-20T${time}Z`);
  expect([secondsUntilIdle(attention, now), isIdle(attention, now)]).toEqual([seconds, idle]);
});
