import { daysLater, mondayOf } from "@/lib/rules/calendar/paris-day";
import { monthDays } from "@/lib/rules/calendar/paris-time";

export type ScheduleView = "month" | "week";

/** Lists the days that a view of a day shows: its week, or the whole weeks of its month. */
export function scheduleDays(day: string, view: ScheduleView): string[] {
  const monday = mondayOf(view === "week" ? day : `${day.slice(0, 7)}-01`);
  if (view === "week") return Array.from({ length: 7 }, (_, index) => daysLater(monday, index));
  const [year = 0, month = 0] = day.split("-").map(Number);
  const last = monthDays(year, month).at(-1) ?? day;
  const days: string[] = [];
  for (let one = monday; one <= last || days.length % 7 > 0; one = daysLater(one, 1))
    days.push(one);
  return days;
}

/** Returns the same day of the week or month before or after; the last day of a shorter month. */
export function scheduleStep(day: string, view: ScheduleView, by: 1 | -1): string {
  if (view === "week") return daysLater(day, 7 * by);
  const [year = 0, month = 0] = day.split("-").map(Number);
  const at = year * 12 + (month - 1) + by;
  const days = monthDays(Math.floor(at / 12), (at % 12) + 1);
  return days[Number(day.slice(8)) - 1] ?? days.at(-1) ?? day;
}
