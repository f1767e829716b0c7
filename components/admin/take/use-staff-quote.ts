"use client";

import { useState } from "react";
import useSWR from "swr";
import { usePanel } from "@/components/admin/panel/panel-context";
import { priceKey } from "@/components/booking/form/price-key";
import { browserCall } from "@/lib/api/browser-call";
import type { CallError } from "@/lib/api/call";
import { quoteTakenRide } from "@/lib/api/panel-rides";
import { readableError } from "@/lib/api/readable-error";
import type { StaffQuote } from "@/lib/contract/admin/take-booking";
import type { QuoteRequest } from "@/lib/contract/booking";

/**
 * The price of a ride as soon as all of it is there, in the vehicle that was chosen; what the
 * provider finds wrong with it is keyed by field.
 */
export function useStaffQuote(request: QuoteRequest | undefined) {
  const { locale } = usePanel();
  const [idVehicle, choose] = useState<number>();
  const { data, error, isLoading, mutate } = useSWR<StaffQuote, CallError>(
    request && ["staff-quote", idVehicle, priceKey(request)],
    () =>
      quoteTakenRide(browserCall(locale), {
        ...(request as QuoteRequest),
        ...(idVehicle === undefined ? {} : { idVehicle }),
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
    /** Why there is no price, where no field says so. */
    problem: failed && Object.keys(failed.errors).length === 0 ? failed.message : undefined,
  };
}
