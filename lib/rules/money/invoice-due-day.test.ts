import { expect, it } from "vitest";
import { invoiceDueDay } from "./invoice-due-day";

it.each([
  ["on receipt", "2026-12-01", 0, false, "2026-12-01"],
  ["in thirty days", "2026-12-01", 30, false, "2026-12-31"],
  ["at the end of the month", "2026-12-01", 0, true, "2026-12-31"],
  ["thirty days, end of month", "2026-12-02", 30, true, "2027-01-16"],
  ["ten days, end of month", "2026-12-02", 10, true, "2026-12-31"],
  ["no later than the law lets", "2026-11-01", 45, true, "2026-12-16"],
  ["across a leap day", "2028-02-01", 30, false, "2028-03-02"],
])("a monthly invoice is due %s", (_, issuedDay, paymentDays, isMonthEnd, dueDay) => {
  expect(invoiceDueDay(issuedDay, { paymentDays, isMonthEnd })).toBe(dueDay);
});
