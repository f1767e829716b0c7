import type { LanguageCode } from "@/lib/contract/locale";
import { frenchDay } from "@/lib/rules/calendar/french-day";
import { PARIS } from "@/lib/rules/calendar/paris-time";
import { eurosIn } from "@/lib/rules/money/euros-in";
import { withThinSpaces } from "./thin-spaces";

/** Format of amounts, numbers and times in a document; the business lives in the time of Paris. */
export interface DocumentFigures {
  /** An amount in cents; the minus sign is a true one. */
  euros(cents: number): string;
  number(value: number): string;
  percent(rate: number): string;
  day(instant: string): string;
  dayAndTime(instant: string): string;
  /** Month of a day, `yyyy-MM-dd`. */
  month(day: string): string;
}

export function documentFigures(language: LanguageCode): DocumentFigures {
  const locale = language === "en" ? "en-GB" : "fr-FR";
  const written = (instant: string, options: Intl.DateTimeFormatOptions) =>
    withThinSpaces(
      frenchDay(new Date(instant).toLocaleString(locale, { timeZone: PARIS, ...options })),
    );
  const number = (value: number) => withThinSpaces(value.toLocaleString(locale)).replace("-", "−");
  return {
    euros: (cents) => withThinSpaces(eurosIn(language, cents)),
    number,
    percent: (rate) => `${number(rate)}${language === "en" ? "%" : "\u00a0%"}`,
    day: (instant) => written(instant, { dateStyle: "long" }),
    dayAndTime: (instant) => written(instant, { dateStyle: "full", timeStyle: "short" }),
    month: (day) => written(`${day}T12:00:00Z`, { month: "long", year: "numeric" }),
  };
}
