import { createFormatter, type DateTimeFormatOptions } from "next-intl";
import { frenchDay } from "@/lib/rules/calendar/french-day";
import { PARIS } from "@/lib/rules/calendar/paris-time";
import type { Locale } from "@/lib/rules/text/locale-code";

/** French as in France, and English as a Londoner writes dates and euros. */
const TAGS: Record<Locale, string> = { fr: "fr-FR", en: "en-GB" };

/** Months ahead in which a day is written without its year. */
const SOON = 6;

/** Tells whether a day is between today and the end of the next few months; both `yyyy-MM-dd`. */
function isSoon(day: string, today: string): boolean {
  const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return day >= today && monthOf(day) - monthOf(today) <= SOON;
}

/** Made once per language: making a formatter takes a browser longer than using it. */
const formats = new Map<Locale, ReturnType<typeof formatIn>>();

export function siteFormat(locale: Locale) {
  const known = formats.get(locale) ?? formatIn(locale);
  formats.set(locale, known);
  return known;
}

/** Writes a French time, with the hour alone for a whole hour; no line breaks within it. */
function frenchTime(minutes: number): string {
  const past = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${past ? `\u00a0${String(past).padStart(2, "0")}` : ""}`;
}

function formatIn(locale: Locale) {
  const format = createFormatter({ locale: TAGS[locale], timeZone: PARIS });
  /** Writes a date in the language: French has "1er". */
  const written = (at: Date, options: DateTimeFormatOptions) =>
    frenchDay(format.dateTime(at, options));
  return {
    /** The minus sign is a true one. */
    euros: (amount: number) =>
      format.number(amount, { style: "currency", currency: "EUR" }).replace("-", "−"),
    number: (value: number) => format.number(value, { maximumFractionDigits: 1 }),
    /** Writes a share of a hundred: 20 is 20 %. */
    percent: (share: number) => format.number(share / 100, { style: "percent" }),
    day: (instant: string | Date) => written(new Date(instant), { dateStyle: "full" }),
    /**
     * Writes a day, `yyyy-MM-dd`, in a few letters: day of the week, day and month in the months to
     * come, day, month and year further away.
     * @param today `yyyy-MM-dd`
     */
    dayAhead: (day: string, today: string) =>
      written(new Date(`${day}T12:00Z`), {
        ...(isSoon(day, today) ? { weekday: "short" } : { year: "numeric" }),
        day: "numeric",
        month: "short",
      }),
    /** Writes the name of a day of the week, 1 for Monday. */
    weekday: (weekday: number) =>
      format.dateTime(new Date(Date.UTC(2024, 0, weekday, 12)), { weekday: "long" }),
    /** Writes a month, `yyyy-MM`, and its year. */
    month: (month: string) =>
      format.dateTime(new Date(`${month}-15T12:00Z`), { month: "long", year: "numeric" }),
    /** Writes the span from one day to another, both `yyyy-MM-dd`. */
    days: (from: string, until: string) =>
      format.dateTimeRange(new Date(`${from}T12:00Z`), new Date(`${until}T12:00Z`), {
        dateStyle: "long",
      }),
    date: (instant: string | Date) => written(new Date(instant), { dateStyle: "long" }),
    /** Writes the last day of a period, before its end: 24:00 belongs to the day that ends. */
    lastDay: (end: string) => written(new Date(Date.parse(end) - 1), { dateStyle: "long" }),
    time: (instant: string | Date) => format.dateTime(new Date(instant), { timeStyle: "short" }),
    /** Writes a time of the day, in minutes from its beginning, as in a sentence: 17 h 30, 21 h. */
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
