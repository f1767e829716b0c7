import { useLocale } from "next-intl";
import useSWR from "swr";
import { browserCall } from "@/lib/api/browser-call";
import { getFares } from "@/lib/api/fare";
import type { Locale } from "@/lib/rules/text/locale-code";

/** So many sit in any vehicle: for them nothing is asked. */
const FEW = 2;

/** The seats of the largest vehicle that there is; Infinity while that is not known, or for few passengers. */
export function useMostSeats(passengers: number): number {
  const locale = useLocale() as Locale;
  const { data } = useSWR(
    passengers > FEW ? ["fares", locale] : null,
    () => getFares(browserCall(locale)),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const seats = data?.grids.map((grid) => grid.seats) ?? [];
  return seats.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...seats);
}
