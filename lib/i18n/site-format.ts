import { createFormatter } from "next-intl";
import type { Locale } from "@/lib/rules/locale-code";
import { PARIS } from "@/lib/rules/paris-time";

/** French as in France, and English as a Londoner writes dates and euros. */
const TAGS: Record<Locale, string> = { fr: "fr-FR", en: "en-GB" };

/** Dates, times of Paris and amounts as they are written in a language. */
export function siteFormat(locale: Locale) {
  const format = createFormatter({ locale: TAGS[locale], timeZone: PARIS });
  return {
    euros: (amount: number) => format.number(amount, { style: "currency", currency: "EUR" }),
    number: (value: number) => format.number(value, { maximumFractionDigits: 1 }),
    /** Day of the week, day, month, year. */
    day: (instant: string | Date) => format.dateTime(new Date(instant), { dateStyle: "full" }),
    date: (instant: string | Date) => format.dateTime(new Date(instant), { dateStyle: "long" }),
    /** The last day of a period, from the instant that is too late: 24:00 is of the day that ends. */
    lastDay: (end: string) => format.dateTime(new Date(Date.parse(end) - 1), { dateStyle: "long" }),
    time: (instant: string | Date) => format.dateTime(new Date(instant), { timeStyle: "short" }),
    dayAndTime: (instant: string | Date) =>
      format.dateTime(new Date(instant), { dateStyle: "full", timeStyle: "short" }),
    dateAndTime: (instant: string | Date) =>
      format.dateTime(new Date(instant), { dateStyle: "long", timeStyle: "short" }),
  };
}
