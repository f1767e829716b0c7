import { describe, expect, it } from "vitest";
import { invoiceMonth, nextMonth } from "./invoice-month";

describe("the month that a ride is invoiced in", () => {
  it.each([
    ["its own", "2026-11-12T10:00:00+01:00", [], "2026-11-01"],
    ["its own, by the day of Paris", "2026-11-30T23:30:00Z", [], "2026-12-01"],
    ["the next, where its own is out", "2026-11-12T10:00:00+01:00", ["2026-11-01"], "2026-12-01"],
    [
      "the first that is not out",
      "2026-11-12T10:00:00+01:00",
      ["2026-11-01", "2026-12-01"],
      "2027-01-01",
    ],
  ])("is %s", (_, startAt, invoiced, month) => {
    expect(invoiceMonth(new Date(startAt), new Set(invoiced))).toBe(month);
  });

  it("is followed by the next, also across the year", () => {
    expect(nextMonth("2026-12-01")).toBe("2027-01-01");
    expect(nextMonth("2028-02-29")).toBe("2028-03-01");
  });
});
