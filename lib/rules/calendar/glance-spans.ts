import { getDaysInMonth } from "date-fns";
import { daysLater, mondayOf } from "./paris-day";

/** Span of days, `yyyy-MM-dd`, the last one included. */
export interface Days {
  from: string;
  until: string;
}

/** The day, the week or the month until today, and as many days of the one before. */
export interface Span extends Days {
  span: "DAY" | "WEEK" | "MONTH";
  before: Days;
}

/**
 * Lists the spans that end today, each with its comparison: the same days of the span before. On
 * the 31st that is all of a shorter month.
 * @param today `yyyy-MM-dd`
 */
export function spansUntil(today: string): Span[] {
  const yesterday = daysLater(today, -1);
  const monday = mondayOf(today);
  const first = `${today.slice(0, 8)}01`;
  const monthBefore = daysLater(first, -1).slice(0, 8);
  const date = Math.min(Number(today.slice(8)), getDaysInMonth(`${monthBefore}01`));
  return [
    { span: "DAY", from: today, until: today, before: { from: yesterday, until: yesterday } },
    {
      span: "WEEK",
      from: monday,
      until: today,
      before: { from: daysLater(monday, -7), until: daysLater(today, -7) },
    },
    {
      span: "MONTH",
      from: first,
      until: today,
      before: { from: `${monthBefore}01`, until: monthBefore + String(date).padStart(2, "0") },
    },
  ];
}

/** Number of weeks that are drawn beside each other. */
const WEEKS = 8;

/**
 * Lists the last weeks from Monday to Sunday, the current one last, which ends today.
 * @param today `yyyy-MM-dd`
 */
export function weeksUntil(today: string): Days[] {
  const monday = mondayOf(today);
  return Array.from({ length: WEEKS }, (_, index) => {
    const from = daysLater(monday, 7 * (index - WEEKS + 1));
    return { from, until: from === monday ? today : daysLater(from, 6) };
  });
}
