import { expect, it } from "vitest";
import { moneyByMonth } from "./money-by-month";

it("adds the days of a month up, to the cent", () => {
  expect(
    moneyByMonth([
      { day: "2026-11-23", received: 0.1, refunded: 0 },
      { day: "2026-11-30", received: 0.2, refunded: 5 },
      { day: "2026-12-01", received: 10, refunded: 0 },
    ]),
  ).toEqual([
    { day: "2026-11", received: 0.3, refunded: 5 },
    { day: "2026-12", received: 10, refunded: 0 },
  ]);
  expect(moneyByMonth([])).toEqual([]);
});
