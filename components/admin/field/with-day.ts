import { isDay } from "@/lib/rules/calendar/typed-day";

/** Adds a day to others, in their order; a text that is no day changes nothing. */
export const withDay = (days: readonly string[], day: string): string[] =>
  isDay(day) ? [...new Set([...days, day])].toSorted() : [...days];
