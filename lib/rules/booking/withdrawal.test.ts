import { describe, expect, it } from "vitest";
import { withdrawalEnds, withdrawalRight } from "./withdrawal";

describe("the period in which one may withdraw (§9)", () => {
  it.each([
    ["on a Wednesday", "2026-11-18T10:00:00+01:00", "2026-12-02T24:00:00+01:00"],
    ["in the first minute of a day", "2026-11-18T00:00:00+01:00", "2026-12-02T24:00:00+01:00"],
    ["in the last", "2026-11-18T23:59:59+01:00", "2026-12-02T24:00:00+01:00"],
    ["on a Saturday, to the Monday", "2026-11-21T10:00:00+01:00", "2026-12-07T24:00:00+01:00"],
    ["on a Sunday, to the Monday", "2026-11-22T10:00:00+01:00", "2026-12-07T24:00:00+01:00"],
    ["to after Armistice Day", "2026-10-28T10:00:00+01:00", "2026-11-12T24:00:00+01:00"],
    [
      "to after Christmas and its weekend",
      "2026-12-11T10:00:00+01:00",
      "2026-12-28T24:00:00+01:00",
    ],
    ["to after Easter", "2026-03-21T10:00:00+01:00", "2026-04-07T24:00:00+02:00"],
    ["over the change in spring", "2026-03-24T10:00:00+01:00", "2026-04-07T24:00:00+02:00"],
    ["over the change in autumn", "2026-10-20T10:00:00+02:00", "2026-11-03T24:00:00+01:00"],
  ])("ordered %s, %s, ends %s", (_name, orderedAt, end) => {
    expect(withdrawalEnds(new Date(orderedAt))).toEqual(new Date(end));
  });
});

describe("the right to withdraw (§4)", () => {
  const right = (now: string, endAt: string, kind: "CONSUMER" | "PROFESSIONAL" | "COLLECTIVE") =>
    withdrawalRight({
      customerKind: kind,
      orderedAt: new Date("2026-11-18T10:00:00+01:00"),
      now: new Date(now),
      performedAt: new Date(endAt),
    });
  const SOON = "2026-11-25T12:00:00+01:00";
  const LATER = "2027-01-15T12:00:00+01:00";
  const PERIOD_END = "2026-12-02T24:00:00+01:00";

  it.each([
    ["at once", "2026-11-18T10:00:00+01:00", LATER, "OPEN"],
    ["in the last minute", "2026-12-02T23:59:59+01:00", LATER, "OPEN"],
    ["after it", PERIOD_END, LATER, "PERIOD_OVER"],
    ["while the ride is under way", "2026-11-25T11:59:59+01:00", SOON, "OPEN"],
    ["when the ride is over", SOON, SOON, "PERFORMED"],
    ["long after the ride", "2027-03-01T12:00:00+01:00", SOON, "PERFORMED"],
    ["of a ride that ended after the period", "2027-03-01T12:00:00+01:00", LATER, "PERIOD_OVER"],
    ["of a ride that ends with the period", PERIOD_END, PERIOD_END, "PERIOD_OVER"],
  ])("%s", (_name, now, endAt, expected) => {
    expect(right(now, endAt, "CONSUMER")).toBe(expected);
  });

  it("ends with the period for a service that nobody knows when it is performed", () => {
    const order = {
      customerKind: "CONSUMER",
      orderedAt: new Date("2026-11-18T10:00:00+01:00"),
    } as const;
    const rightAt = (now: string) =>
      withdrawalRight({ ...order, now: new Date(now), performedAt: null });
    expect(rightAt("2026-12-02T23:59:59+01:00")).toBe("OPEN");
    expect(rightAt(PERIOD_END)).toBe("PERIOD_OVER");
  });

  it.each(["PROFESSIONAL", "COLLECTIVE"] as const)("is not for a %s", (kind) => {
    expect(right("2026-11-18T10:00:00+01:00", LATER, kind)).toBe("NOT_A_CONSUMER");
  });
});
