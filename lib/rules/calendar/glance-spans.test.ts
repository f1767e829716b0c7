import { expect, it } from "vitest";
import { spansUntil, weeksUntil } from "./glance-spans";

const written = (today: string) =>
  spansUntil(today).map(
    ({ span, from, until, before }) =>
      `${span} ${from}..${until} against ${before.from}..${before.until}`,
  );

it.each([
  [
    "2026-11-25",
    "DAY 2026-11-25..2026-11-25 against 2026-11-24..2026-11-24",
    "WEEK 2026-11-23..2026-11-25 against 2026-11-16..2026-11-18",
    "MONTH 2026-11-01..2026-11-25 against 2026-10-01..2026-10-25",
  ],
  [
    // The first of a year, a Sunday in a week of another year.
    "2023-01-01",
    "DAY 2023-01-01..2023-01-01 against 2022-12-31..2022-12-31",
    "WEEK 2022-12-26..2023-01-01 against 2022-12-19..2022-12-25",
    "MONTH 2023-01-01..2023-01-01 against 2022-12-01..2022-12-01",
  ],
  [
    // February has no 31st.
    "2028-03-31",
    "DAY 2028-03-31..2028-03-31 against 2028-03-30..2028-03-30",
    "WEEK 2028-03-27..2028-03-31 against 2028-03-20..2028-03-24",
    "MONTH 2028-03-01..2028-03-31 against 2028-02-01..2028-02-29",
  ],
])("compares %s with the same days before", (today, ...spans) => {
  expect(written(today)).toEqual(spans);
});

it("eight weeks end with the current one, which ends today", () => {
  const weeks = weeksUntil("2023-01-01").map(({ from, until }) => `${from}..${until}`);
  expect(weeks).toHaveLength(8);
  expect(weeks[0]).toBe("2022-11-07..2022-11-13");
  expect(weeks.slice(-2)).toEqual(["2022-12-19..2022-12-25", "2022-12-26..2023-01-01"]);
  expect(weeksUntil("2023-01-02").at(-1)).toEqual({ from: "2023-01-02", until: "2023-01-02" });
});
