import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depositOf, dueNow } from "./deposit";

describe("the deposit (§9)", () => {
  it.each([
    ["nothing", 0, 0],
    ["less than the deposit", 1999, 1999],
    ["the deposit itself", 2000, 2000],
    ["20.01 €", 2001, 2000],
    ["299.99 €", 29_999, 2000],
    ["300.00 €", 30_000, 9000],
    ["300.01 €", 30_001, 9000],
    ["300.05 €, half a cent up", 30_005, 9002],
    ["1,234.56 €", 123_456, 37_037],
  ])("of %s", (_name, total, deposit) => expect(depositOf(total)).toBe(deposit));

  it("is in whole cents and never above the total", () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), (total) => {
        expect(Number.isInteger(depositOf(total))).toBe(true);
        expect(depositOf(total)).toBeLessThanOrEqual(total);
      }),
    );
  });
});

describe("what is due when one orders (§9)", () => {
  const due = (now: string, startAt: string, asksFullWhenSoon = true) =>
    dueNow({
      totalCents: 40_000,
      now: new Date(now),
      startAt: new Date(startAt),
      asksFullWhenSoon,
    });

  it.each([
    ["48 h before", "2026-11-20T10:00:00+01:00", "2026-11-22T10:00:00+01:00", 12_000],
    ["a minute less", "2026-11-20T10:01:00+01:00", "2026-11-22T10:00:00+01:00", 40_000],
    ["a millisecond less", "2026-11-20T10:00:00.001+01:00", "2026-11-22T10:00:00+01:00", 40_000],
    // 25 October 2026 has 25 hours: the same time two days later is 49 hours away.
    ["two days, in autumn", "2026-10-24T10:00:00+02:00", "2026-10-26T10:00:00+01:00", 12_000],
    ["48 h, in autumn", "2026-10-24T11:00:00+02:00", "2026-10-26T10:00:00+01:00", 12_000],
    ["a minute less", "2026-10-24T11:01:00+02:00", "2026-10-26T10:00:00+01:00", 40_000],
    // 29 March 2026 has 23: it is 47 hours away.
    ["two days, in spring", "2026-03-28T10:00:00+01:00", "2026-03-30T10:00:00+02:00", 40_000],
    ["48 h, in spring", "2026-03-28T09:00:00+01:00", "2026-03-30T10:00:00+02:00", 12_000],
    ["a minute less", "2026-03-28T09:01:00+01:00", "2026-03-30T10:00:00+02:00", 40_000],
    ["once it has begun", "2026-11-22T10:05:00+01:00", "2026-11-22T10:00:00+01:00", 40_000],
  ])("%s (%s → %s)", (_name, now, startAt, cents) => expect(due(now, startAt)).toBe(cents));

  it("is the deposit where the company does not ask for more", () => {
    expect(due("2026-11-22T09:00:00+01:00", "2026-11-22T10:00:00+01:00", false)).toBe(12_000);
  });
});
