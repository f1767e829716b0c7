import { useLocale } from "next-intl";
import { createContext, useContext } from "react";
import useSWR from "swr";
import { browserCall } from "@/lib/api/browser-call";
import type { Call } from "@/lib/api/call";
import type { OfferedTimes, TimesRequest } from "@/lib/contract/offered-time";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useRideDraft } from "@/stores/ride-draft";
import { type StartField, timesRequest } from "./times-request";

export const OFFERED_TIMES = "offered-times";

/** Source of the times of a day, and the booking that they are for: null for a new ride. */
interface TimesSource {
  reference: string | null;
  /** True for the staff: only a vehicle that is not free keeps them from a time. */
  isStaff?: boolean;
  ask: (call: Call, ride: TimesRequest) => Promise<OfferedTimes>;
}

/** Source of a form's times: those of a new ride, unless it is about a booked one. */
export const TimesSourceContext = createContext<TimesSource>({
  reference: null,
  ask: (call, ride) => call("POST /booking/times", { body: ride }),
});

/** Reads the times of the ride's day, free or taken; none while the day or the places are open. */
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
