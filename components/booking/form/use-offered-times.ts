import { useLocale } from "next-intl";
import { createContext, useContext } from "react";
import useSWR from "swr";
import { getOfferedTimes } from "@/lib/api/booking";
import { browserCall } from "@/lib/api/browser-call";
import type { Call } from "@/lib/api/call";
import type { OfferedTimes, TimesRequest } from "@/lib/contract/offered-time";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useRideDraft } from "@/stores/ride-draft";
import { type StartField, timesRequest } from "./times-request";

/** What offered times are cached under. */
export const OFFERED_TIMES = "offered-times";

/** Who gives the times of a day, and of which booking they are: of none where a ride is new. */
interface TimesSource {
  reference: string | null;
  /** The staff, whom only a vehicle that is not free keeps from a time. */
  isStaff?: boolean;
  ask: (call: Call, ride: TimesRequest) => Promise<OfferedTimes>;
}

/** Where a form has its times from: those of a new ride, unless it is about one that is booked. */
export const TimesSourceContext = createContext<TimesSource>({
  reference: null,
  ask: getOfferedTimes,
});

/**
 * The times of the ride's day, each with whether a vehicle can make it; none while the day or the
 * places are open.
 */
export function useOfferedTimes(field: StartField): OfferedTimes["times"] {
  const { reference, ask } = useContext(TimesSourceContext);
  const locale = useLocale() as Locale;
  const request = timesRequest(
    useRideDraft((store) => store.ride),
    field,
  );
  const { data, error } = useSWR(
    request && [OFFERED_TIMES, reference, JSON.stringify(request)],
    () => request && ask(browserCall(locale), request),
    { revalidateOnFocus: false, keepPreviousData: true, shouldRetryOnError: false },
  );
  return request && !error ? (data?.times ?? []) : [];
}
