import { daysLater, weekdayOf } from "./paris-day";

/**
 * Lists the days (`yyyy-MM-dd`) on certain weekdays after one day, until another and that included,
 * in their order.
 * @param weekdays 1 for Monday to 7 for Sunday
 * @param most limit of the list: it keeps the first days
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
