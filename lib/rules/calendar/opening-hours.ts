import { parisTime, parisWeekday } from "./paris-time";

/** Opening hours within a day, in minutes from midnight. */
export interface OpenStretch {
  opens: number;
  closes: number;
}

const STRETCH = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/;
const DAY = 24 * 60;

/**
 * Reads the value of a parameter such as MONDAY_HOURS (§3): `00:00-24:00`, or `08:00-12:00,
 * 14:00-19:30`; empty or null is closed.
 * @throws RangeError when it is neither, or stretches overlap
 */
export function parseOpeningHours(value: string | null): OpenStretch[] {
  if (!value?.trim()) return [];
  const stretches = value.split(",").map((part): OpenStretch => {
    const [, h1, m1, h2, m2] = STRETCH.exec(part.trim()) ?? [];
    const opens = Number(h1) * 60 + Number(m1);
    const closes = Number(h2) * 60 + Number(m2);
    if (!(opens < closes && closes <= DAY && Number(m1) < 60 && Number(m2) < 60)) {
      throw new RangeError(
        `"${value}" is no opening hours: write them like 08:00-12:00, 14:00-19:30`,
      );
    }
    return { opens, closes };
  });
  stretches.sort((a, b) => a.opens - b.opens);
  for (const [index, { opens }] of stretches.entries()) {
    if (index > 0 && opens < (stretches[index - 1]?.closes ?? 0)) {
      throw new RangeError(`"${value}" has hours that overlap`);
    }
  }
  return stretches;
}

/** Returns the minutes from midnight to a time of day, `HH:mm`. */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/**
 * Tells whether the company can be reached at an instant, by the clock of Paris. Hours end before
 * their last minute: at 12:00, `08:00-12:00` is over.
 * @param week the hours of its days, Monday first
 */
export function isOpenAt(week: OpenStretch[][], instant: Date): boolean {
  const now = minutesOfDay(parisTime(instant));
  const today = week[parisWeekday(instant) - 1] ?? [];
  return today.some(({ opens, closes }) => opens <= now && now < closes);
}

/** Consecutive days of a week, 0 for Monday, that have the same hours. */
export interface OpenDays {
  from: number;
  to: number;
  hours: OpenStretch[];
}

export function groupOpeningHours(week: OpenStretch[][]): OpenDays[] {
  const groups: OpenDays[] = [];
  for (const [day, hours] of week.entries()) {
    const last = groups.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(hours)) last.to = day;
    else groups.push({ from: day, to: day, hours });
  }
  return groups;
}
