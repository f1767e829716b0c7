import { expect, it } from "vitest";
import { moneyByMonth } from "./money-by-month";

it("adds the days of a month up, to the cent", () => {
  expect(
    moneyByMonth([
      { day: "2026-11-23", received: 0.1, refunded: 0, disputed: 0.1 },
      { day: "2026-11-30", received: 0.2, refunded: 5, disputed: 0.2 },
      { day: "2026-12-01", received: 10, refunded: 0, disputed: -1 },
    ]),
  ).toEqual([
    { day: "2026-11", received: 0.3, refunded: 5, disputed: 0.3 },
    { day: "2026-12", received: 10, refunded: 0, disputed: -1 },
  ]);
  expect(moneyByMonth([])).toEqual([]);
});
