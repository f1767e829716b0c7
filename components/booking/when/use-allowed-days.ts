import { useLocale } from "next-intl";
import useSWR from "swr";
import { browserCall } from "@/lib/api/browser-call";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Calendar of a site's rides, where no block of a page names another. */
export const RIDE_CALENDAR = 1;

/**
 * Reads the days of a month that can be booked. While they are not known, or for a day of another
 * month, every day can.
 * @param month `yyyy-MM`
 */
export function useAllowedDays(idCalendar: number | undefined, month: string) {
  const locale = useLocale() as Locale;
  const [year = 0, number = 0] = month.split("-").map(Number);
  const { data } = useSWR(
    idCalendar !== undefined && year > 2000 && year < 2200
      ? ["allowed-dates", idCalendar, year, number]
      : null,
    ([, id]) =>
      browserCall(locale)("GET /calendar/{id}/date/allowed/{month}/{year}", {
        params: { id: id as number, month: number, year },
      }),
    { revalidateOnFocus: false },
  );
  const isOf = (day: string) => data !== undefined && day.startsWith(month);
  const isFull = (day: string) => isOf(day) && (data?.full ?? []).includes(day);
  return {
    isFull,
    /** Tells whether a day is neither free nor full. */
    isClosed: (day: string) => isOf(day) && !data?.dates.includes(day) && !isFull(day),
  };
}
