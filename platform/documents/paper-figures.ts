import type { LanguageCode } from "@/lib/contract/locale";
import { PARIS } from "@/lib/rules/paris-time";

/** How a paper writes amounts, numbers and times; the business lives in the time of Paris. */
export interface PaperFigures {
  /** An amount in cents, with a true minus sign. */
  euros(cents: number): string;
  number(value: number): string;
  /** A rate in percent, with its sign. */
  percent(rate: number): string;
  day(instant: string): string;
  dayAndTime(instant: string): string;
}

export function paperFigures(language: LanguageCode): PaperFigures {
  const locale = language === "en" ? "en-GB" : "fr-FR";
  const written = (instant: string, options: Intl.DateTimeFormatOptions) =>
    new Date(instant).toLocaleString(locale, { timeZone: PARIS, ...options });
  return {
    euros: (cents) =>
      (cents / 100)
        .toLocaleString(locale, { style: "currency", currency: "EUR" })
        .replace("-", "−"),
    number: (value) => value.toLocaleString(locale),
    percent: (rate) => `${rate.toLocaleString(locale)}${language === "en" ? "%" : "\u00a0%"}`,
    day: (instant) => written(instant, { dateStyle: "long" }),
    dayAndTime: (instant) => written(instant, { dateStyle: "full", timeStyle: "short" }),
  };
}
