"use client";

import { useState } from "react";
import useSWR from "swr";
import { usePanel } from "@/components/admin/panel/panel-context";
import { priceKey } from "@/components/booking/ride/price-key";
import { browserCall } from "@/lib/api/browser-call";
import type { CallError } from "@/lib/api/call";
import { readableError } from "@/lib/api/readable-error";
import type { StaffQuote } from "@/lib/contract/admin/take-booking";
import type { QuoteRequest } from "@/lib/contract/booking";

/** Asks for the price of a complete ride in the chosen vehicle; errors are keyed by field. */
export function useStaffQuote(request: QuoteRequest | undefined) {
  const { locale } = usePanel();
  const [idVehicle, choose] = useState<number>();
  const { data, error, isLoading, mutate } = useSWR<StaffQuote, CallError>(
    request && ["staff-quote", idVehicle, priceKey(request)],
    () =>
      browserCall(locale)("POST /admin/booking/quote", {
        body: {
          ...(request as QuoteRequest),
          ...(idVehicle === undefined ? {} : { idVehicle }),
        },
      }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const failed = error && readableError(error);
  return {
    data,
    isLoading,
    mutate,
    choose,
    errors: failed?.errors ?? {},
    /** Reason why there is no price, where no field has it. */
    problem: failed && Object.keys(failed.errors).length === 0 ? failed.message : undefined,
  };
}
