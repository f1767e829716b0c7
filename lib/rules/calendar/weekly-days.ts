import { daysLater } from "./paris-day";

/** The day of the week of a day (`yyyy-MM-dd`), 1 for Monday to 7 for Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay() || 7;

/**
 * The days (`yyyy-MM-dd`) after one, until another and that included, which are certain days of the
 * week, in their order.
 * @param weekdays 1 for Monday to 7 for Sunday
 * @param most how many at most: the first ones
 */
export function weeklyDays(
  after: string,
  { weekdays, until }: { weekdays: readonly number[]; until: string },
  most: number,
): string[] {
  const days: string[] = [];
  for (let day = daysLater(after, 1); day <= until && days.length < most; day = daysLater(day, 1)) {
    if (weekdays.includes(weekdayOf(day))) days.push(day);
  }
  return days;
}
