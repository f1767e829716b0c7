import { describe, expect, it } from "vitest";
import { erasureDue, erasureEnds } from "./erasure";

describe("what is to be deleted", () => {
  it.each([
    // Ten working days after a Friday.
    ["2026-11-20T10:00:00+01:00", "2026-12-04T00:00:00+01:00", "2026-12-05T00:00:00+01:00"],
    // A minute before midnight is that day still, and a minute later the next.
    ["2026-11-20T23:59:00+01:00", "2026-12-04T00:00:00+01:00", "2026-12-05T00:00:00+01:00"],
    ["2026-11-23T00:01:00+01:00", "2026-12-07T00:00:00+01:00", "2026-12-08T00:00:00+01:00"],
    // Over Christmas and New Year, which are Fridays.
    ["2026-12-18T10:00:00+01:00", "2027-01-05T00:00:00+01:00", "2027-01-06T00:00:00+01:00"],
    // Over the night in which summer begins.
    ["2026-03-20T10:00:00+01:00", "2026-04-03T00:00:00+02:00", "2026-04-04T00:00:00+02:00"],
  ])("asked for at %s is erased on the tenth working day, at %s", (askedAt, due, end) => {
    expect(erasureDue(new Date(askedAt))).toEqual(new Date(due));
    expect(erasureEnds(new Date(askedAt))).toEqual(new Date(end));
  });
});
