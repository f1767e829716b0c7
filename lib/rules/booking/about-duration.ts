/** Rounding steps of a duration, in minutes: below `below` it is rounded to `to`. */
const STEPS = [
  { below: 120, to: 5 },
  { below: Number.POSITIVE_INFINITY, to: 15 },
];

/**
 * Rounds a duration as one says it with "about": to five minutes below two hours, to a quarter of
 * an hour from there on.
 * @param minutes of the drive
 * @returns whole hours, and the minutes beyond them; five minutes at least
 */
export function aboutDuration(minutes: number): { hours: number; minutes: number } {
  const { to } = STEPS.find(({ below }) => minutes < below) ?? { to: 15 };
  const rounded = Math.max(5, Math.round(minutes / to) * to);
  return { hours: Math.floor(rounded / 60), minutes: rounded % 60 };
}
