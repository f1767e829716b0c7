import { useLocale } from "next-intl";
import useSWR from "swr";
import { getAllowedDates } from "@/lib/api/booking";
import { browserCall } from "@/lib/api/browser-call";
import type { Locale } from "@/lib/rules/text/locale-code";

/** The calendar of a site's rides, where no block of a page names one. */
export const RIDE_CALENDAR = 1;

/**
 * Which days of a month can be booked. While that is not known, or for a day of another month,
 * every day can.
 * @param month `yyyy-MM`
 */
export function useAllowedDays(idCalendar: number | undefined, month: string) {
  const locale = useLocale() as Locale;
  const [year = 0, number = 0] = month.split("-").map(Number);
  const { data } = useSWR(
    idCalendar !== undefined && year > 2000 && year < 2200
      ? ["allowed-dates", idCalendar, year, number]
      : null,
    ([, id]) => getAllowedDates(browserCall(locale), id as number, year, number),
    { revalidateOnFocus: false },
  );
  const isOf = (day: string) => data !== undefined && day.startsWith(month);
  const isFull = (day: string) => isOf(day) && (data?.full ?? []).includes(day);
  return {
    isFull,
    /** Neither free nor full. */
    isClosed: (day: string) => isOf(day) && !data?.dates.includes(day) && !isFull(day),
  };
}
