import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate, parisInstant } from "@/lib/rules/calendar/paris-time";

/** Tools that play the demonstration month: the product's own calls, at the times of the story. */
export interface MonthTools {
  idSite: number;
  /** First day of the demonstration, in Paris; days are counted from it. */
  today: string;
  /** Makes a call that must succeed, as a visitor, or with the headers of a user. @throws Error */
  data<T>(method: string, path: string, call?: MonthCall): Promise<T>;
  pay(payUrl: string): Promise<void>;
  /** Publishes the review of a purchase as the staff, with an answer where there is one. */
  publishReview(
    of: "booking" | "order",
    reference: string,
    answer: string | undefined,
  ): Promise<void>;
  companyKey(of: "booking" | "order", reference: string): Promise<string>;
}

export interface MonthCall {
  body?: object;
  headers?: Record<string, string>;
}

/** Event on a day, at a time of Paris. */
export interface MonthEvent {
  at: Date;
  happens(): Promise<void>;
}

/** Returns an instant of the month. @param day in days from today */
export function monthInstant({ today }: MonthTools, day: number, time: string): Date {
  const instant = parisInstant(daysLater(today, day), time);
  if (!instant) throw new Error(`There is no ${time} on day ${day}`);
  return instant;
}

/**
 * Plays all events up to now, in their order. A failed event is left out: a demonstration is no
 * reason for a start to fail.
 * @param moveTo moves the month's clock, and does the work due until then
 * @returns the errors of failed events
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

export const monthDay = (now: Date): string => parisDate(now);
