import { useLocale } from "next-intl";
import useSWR from "swr";
import { browserCall } from "@/lib/api/browser-call";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Number of passengers that any vehicle has seats for: nothing is asked for them. */
const FEW = 2;

/** Returns the seats of the largest vehicle; Infinity while unknown, or for few passengers. */
export function useMostSeats(passengers: number): number {
  const locale = useLocale() as Locale;
  const { data } = useSWR(
    passengers > FEW ? ["fares", locale] : null,
    () => browserCall(locale)("GET /fare"),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const seats = data?.grids.map((grid) => grid.seats) ?? [];
  return seats.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...seats);
}
