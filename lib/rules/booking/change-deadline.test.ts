import { describe, expect, it } from "vitest";
import { mayStillChange } from "./change-deadline";

describe("a change (§4, §9)", () => {
  it.each([
    ["25 h before", "2026-11-19T09:00:00+01:00", "2026-11-20T10:00:00+01:00", true],
    ["24 h before", "2026-11-19T10:00:00+01:00", "2026-11-20T10:00:00+01:00", true],
    ["a second later", "2026-11-19T10:00:01+01:00", "2026-11-20T10:00:00+01:00", false],
    ["23 h before", "2026-11-19T11:00:00+01:00", "2026-11-20T10:00:00+01:00", false],
    ["once it has begun", "2026-11-20T10:01:00+01:00", "2026-11-20T10:00:00+01:00", false],
    // From ten to ten are 25 hours when the clocks go back, 23 when they go forward.
    ["a day before, in autumn", "2026-10-24T11:00:00+02:00", "2026-10-25T10:00:00+01:00", true],
    ["a second later", "2026-10-24T11:00:01+02:00", "2026-10-25T10:00:00+01:00", false],
    ["a day before, in spring", "2026-03-28T10:00:00+01:00", "2026-03-29T10:00:00+02:00", false],
    ["an hour earlier", "2026-03-28T09:00:00+01:00", "2026-03-29T10:00:00+02:00", true],
  ])("%s (%s → %s): %s", (_name, now, startAt, may) => {
    expect(mayStillChange(new Date(startAt), new Date(now))).toBe(may);
  });
});
