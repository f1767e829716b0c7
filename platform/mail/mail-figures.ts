import type { LanguageCode } from "@/lib/contract/locale";
import { frenchDay } from "@/lib/rules/calendar/french-day";
import { PARIS } from "@/lib/rules/calendar/paris-time";
import { centsFromEuros } from "@/lib/rules/money/cents";
import { eurosIn } from "@/platform/document/pdf/euros-in";

/** How a message writes amounts, numbers and instants; the business lives in the time of Paris. */
export interface MailFigures {
  /** An amount in euros. */
  euros(amount: number): string;
  number(value: number): string;
  /** Day and time of an instant, as ISO 8601. */
  instant(iso: string): string;
  /** The same in few characters. */
  shortInstant(iso: string): string;
  /** A day of the calendar, `yyyy-MM-dd`. */
  day(date: string): string;
  /** The last day before an instant at which something is over. */
  lastDay(iso: string): string;
}

export function mailFigures(language: LanguageCode): MailFigures {
  const locale = language === "en" ? "en-GB" : "fr-FR";
  const written = (instant: Date, options: Intl.DateTimeFormatOptions) =>
    frenchDay(instant.toLocaleString(locale, { timeZone: PARIS, ...options }));
  return {
    euros: (amount) => eurosIn(language, centsFromEuros(amount)),
    number: (value) => value.toLocaleString(locale),
    instant: (iso) => written(new Date(iso), { dateStyle: "full", timeStyle: "short" }),
    shortInstant: (iso) => {
      const at = new Date(iso);
      const day = written(at, { day: "2-digit", month: "2-digit" });
      const time = written(at, { timeStyle: "short" });
      return language === "en" ? `${day} at ${time}` : `${day} à ${time}`;
    },
    day: (date) =>
      frenchDay(new Date(date).toLocaleDateString(locale, { timeZone: "UTC", dateStyle: "full" })),
    lastDay: (iso) => written(new Date(Date.parse(iso) - 1), { dateStyle: "full" }),
  };
}
