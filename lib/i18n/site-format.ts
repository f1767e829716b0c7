import { createFormatter, type DateTimeFormatOptions } from "next-intl";
import { frenchDay } from "@/lib/rules/calendar/french-day";
import { PARIS } from "@/lib/rules/calendar/paris-time";
import type { Locale } from "@/lib/rules/text/locale-code";

/** French as in France, and English as a Londoner writes dates and euros. */
const TAGS: Record<Locale, string> = { fr: "fr-FR", en: "en-GB" };

/** Months ahead in which a day is known without its year. */
const SOON = 6;

/** True from today until the end of the next few months, both days `yyyy-MM-dd`. */
function isSoon(day: string, today: string): boolean {
  const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return day >= today && monthOf(day) - monthOf(today) <= SOON;
}

/** Each made once: what the browser needs to write a date takes it longer to make than to use. */
const formats = new Map<Locale, ReturnType<typeof formatIn>>();

/** Dates, times of Paris and amounts as they are written in a language. */
export function siteFormat(locale: Locale) {
  const known = formats.get(locale) ?? formatIn(locale);
  formats.set(locale, known);
  return known;
}

/** The hour of a whole hour alone; no line breaks within it. */
function frenchTime(minutes: number): string {
  const past = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${past ? `\u00a0${String(past).padStart(2, "0")}` : ""}`;
}

function formatIn(locale: Locale) {
  const format = createFormatter({ locale: TAGS[locale], timeZone: PARIS });
  /** A date as it is written in the language: French has "1er". */
  const written = (at: Date, options: DateTimeFormatOptions) =>
    frenchDay(format.dateTime(at, options));
  return {
    /** The minus sign is a true one. */
    euros: (amount: number) =>
      format.number(amount, { style: "currency", currency: "EUR" }).replace("-", "−"),
    number: (value: number) => format.number(value, { maximumFractionDigits: 1 }),
    /** Of hundred: 20 is 20 %. */
    percent: (share: number) => format.number(share / 100, { style: "percent" }),
    /** Day of the week, day, month, year. */
    day: (instant: string | Date) => written(new Date(instant), { dateStyle: "full" }),
    /**
     * A day, `yyyy-MM-dd`, in a few letters: day of the week, day and month in the months to come,
     * day, month and year further away.
     * @param today `yyyy-MM-dd`
     */
    dayAhead: (day: string, today: string) =>
      written(new Date(`${day}T12:00Z`), {
        ...(isSoon(day, today) ? { weekday: "short" } : { year: "numeric" }),
        day: "numeric",
        month: "short",
      }),
    /** The name of a day of the week, 1 for Monday. */
    weekday: (weekday: number) =>
      format.dateTime(new Date(Date.UTC(2024, 0, weekday, 12)), { weekday: "long" }),
    /** A month, `yyyy-MM`, and its year. */
    month: (month: string) =>
      format.dateTime(new Date(`${month}-15T12:00Z`), { month: "long", year: "numeric" }),
    /** Two days, `yyyy-MM-dd`, and what is between them. */
    days: (from: string, until: string) =>
      format.dateTimeRange(new Date(`${from}T12:00Z`), new Date(`${until}T12:00Z`), {
        dateStyle: "long",
      }),
    date: (instant: string | Date) => written(new Date(instant), { dateStyle: "long" }),
    /** The last day of a period, from the instant that is too late: 24:00 is of the day that ends. */
    lastDay: (end: string) => written(new Date(Date.parse(end) - 1), { dateStyle: "long" }),
    time: (instant: string | Date) => format.dateTime(new Date(instant), { timeStyle: "short" }),
    /** A time of the day, in minutes from its beginning, as in a sentence: 17 h 30, 21 h. */
    timeOfDay: (minutes: number) =>
      locale === "fr"
        ? frenchTime(minutes)
        : format.dateTime(new Date(minutes * 60_000), { timeStyle: "short", timeZone: "UTC" }),
    dayAndTime: (instant: string | Date) =>
      written(new Date(instant), { dateStyle: "full", timeStyle: "short" }),
    dateAndTime: (instant: string | Date) =>
      written(new Date(instant), { dateStyle: "long", timeStyle: "short" }),
  };
}
