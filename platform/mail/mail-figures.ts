import type { LanguageCode } from "@/lib/contract/locale";
import { frenchDay } from "@/lib/rules/calendar/french-day";
import { PARIS } from "@/lib/rules/calendar/paris-time";
import { centsFromEuros } from "@/lib/rules/money/cents";
import { eurosIn } from "@/lib/rules/money/euros-in";

/** Format of amounts, numbers and instants in a message; times are those of Paris. */
export interface MailFigures {
  euros(amount: number): string;
  number(value: number): string;
  /** Day and time of an instant, as ISO 8601. */
  instant(iso: string): string;
  /** Same in few characters. */
  shortInstant(iso: string): string;
  /** Day of the calendar, `yyyy-MM-dd`. */
  day(date: string): string;
  /** Last day before an instant at which something is over. */
  lastDay(iso: string): string;
}

/** Makes each format once: that takes many times as long as to write a date with it. */
function figuresIn(language: LanguageCode, locale: string): MailFigures {
  const inParis = (options: Intl.DateTimeFormatOptions) => writtenAs(locale, PARIS, options);
  const fullInstant = inParis({ dateStyle: "full", timeStyle: "short" });
  const dayAndMonth = inParis({ day: "2-digit", month: "2-digit" });
  const time = inParis({ timeStyle: "short" });
  const fullDay = inParis({ dateStyle: "full" });
  const calendarDay = writtenAs(locale, "UTC", { dateStyle: "full" });
  const numbers = new Intl.NumberFormat(locale);
  const beforeTime = language === "en" ? " at " : " à ";
  return {
    euros: (amount) => eurosIn(language, centsFromEuros(amount)),
    number: (value) => numbers.format(value),
    instant: (iso) => fullInstant(new Date(iso)),
    shortInstant: (iso) => {
      const at = new Date(iso);
      return dayAndMonth(at) + beforeTime + time(at);
    },
    day: (date) => calendarDay(new Date(date)),
    lastDay: (iso) => fullDay(new Date(Date.parse(iso) - 1)),
  };
}

function writtenAs(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale, { timeZone, ...options });
  return (instant: Date) => frenchDay(format.format(instant));
}

const FIGURES: Record<LanguageCode, MailFigures> = {
  fr_FR: figuresIn("fr_FR", "fr-FR"),
  en: figuresIn("en", "en-GB"),
};

export const mailFigures = (language: LanguageCode): MailFigures => FIGURES[language];
