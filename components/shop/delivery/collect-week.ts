import type { CollectPoint } from "@/lib/contract/shipping";

/** Consecutive days of a week, 1 for Monday, that have the same hours. */
export interface CollectWeek {
  from: number;
  to: number;
  times: { from: string; until: string }[];
}

/** Groups the hours of a week, in their order; days without any are left out. */
export function collectWeek(hours: CollectPoint["hours"]): CollectWeek[] {
  const week: CollectWeek[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 7]) {
    const times = hours
      .filter(({ weekday }) => weekday === day)
      .map(({ from, until }) => ({ from, until }))
      .sort((a, b) => a.from.localeCompare(b.from));
    const last = week.at(-1);
    if (times.length === 0) continue;
    if (last?.to === day - 1 && JSON.stringify(last.times) === JSON.stringify(times)) last.to = day;
    else week.push({ from: day, to: day, times });
  }
  return week;
}
