import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate, parisInstant } from "@/lib/rules/calendar/paris-time";

/** What the demonstration month is lived with: the product's own calls, at the times that they are made. */
export interface MonthTools {
  idSite: number;
  /** The day on which the demonstration begins, in Paris; days are counted from it. */
  today: string;
  /** Makes a call that must go well, as a visitor, or with the headers of somebody. @throws Error */
  data<T>(method: string, path: string, call?: MonthCall): Promise<T>;
  /** Pays by the test gateway what a pay link asks for. */
  pay(payUrl: string): Promise<void>;
  /** The key by which the staff open a purchase. */
  companyKey(of: "booking" | "order", reference: string): Promise<string>;
}

export interface MonthCall {
  body?: object;
  headers?: Record<string, string>;
}

/** Something that happens on a day, at a time of Paris. */
export interface MonthEvent {
  at: Date;
  happens(): Promise<void>;
}

/** An instant of the month. @param day in days from today */
export function monthInstant({ today }: MonthTools, day: number, time: string): Date {
  const instant = parisInstant(daysLater(today, day), time);
  if (!instant) throw new Error(`There is no ${time} on day ${day}`);
  return instant;
}

/**
 * Has everything happen that has happened by now, in its order. What does not go well is left out: a
 * demonstration is no reason for a start to fail.
 * @param moveTo moves the month's clock, and does what is due until then
 * @returns what went wrong
 */
export async function liveMonth(
  events: MonthEvent[],
  moveTo: (at: Date) => Promise<void>,
  now: Date,
): Promise<unknown[]> {
  const faults: unknown[] = [];
  const past = events.filter(({ at }) => at <= now);
  for (const { at, happens } of past.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await moveTo(at);
    await happens().catch((error: unknown) => faults.push(error));
  }
  await moveTo(now);
  return faults;
}

/** The Paris day of an instant, from which a month is counted. */
export const monthDay = (now: Date): string => parisDate(now);
