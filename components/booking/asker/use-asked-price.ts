"use client";

import { useLocale } from "next-intl";
import useSWR, { type SWRConfiguration } from "swr";
import { rideRequest } from "@/components/booking/ride/ride-request";
import { useSettled } from "@/components/ui/use-settled";
import { useToday } from "@/components/ui/use-today";
import { browserCall } from "@/lib/api/browser-call";
import { CallError } from "@/lib/api/call";
import { readableError } from "@/lib/api/readable-error";
import type { Quote, QuoteRequest } from "@/lib/contract/booking";
import type { WayQuote, WayRequest } from "@/lib/contract/way-quote";
import { isOnRequest, type OnRequestCode } from "@/lib/rules/booking/on-request";
import { isSameAddress } from "@/lib/rules/booking/same-address";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { RideDraft } from "@/stores/described-ride";

export interface AskedPrice {
  /** Distance and lowest price, once its places are known. */
  way: WayQuote | undefined;
  /** Price in the cheapest vehicle that is free, once its time is known. */
  quote: Quote | undefined;
  reasons: (OnRequestCode | "NO_VEHICLE_FREE")[];
  errors: Record<string, string>;
  /** Reason why there is no price, in the provider's words; empty where no answer came. */
  problem: string | undefined;
  isAsking: boolean;
}

/** Time without a change before a price is asked for, in milliseconds. */
const SETTLED_MS = 250;
/** Delay in seconds before a failed price is asked for again, and the number of tries. */
const AGAIN = { seconds: 10, times: 3 };

const SWR: SWRConfiguration = {
  revalidateOnFocus: false,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    const mayPass = error instanceof CallError && error.isOfProvider;
    if (!mayPass || retryCount > AGAIN.times) return;
    window.setTimeout(() => revalidate({ retryCount }), AGAIN.seconds * retryCount * 1000);
  },
};

/**
 * Asks for the price of a ride, as soon as it can be told: from two places on its lowest price,
 * with its day and time the price itself.
 * @param isOpen whether it can be booked on its day, as far as is known
 */
export function useAskedPrice(ride: RideDraft, isOpen: boolean): AskedPrice {
  const locale = useLocale() as Locale;
  const today = useToday();
  const { place: pickup } = ride.pickup;
  const { place: dropoff } = ride.dropoff;
  const isWay = pickup && dropoff && !isSameAddress(pickup, dropoff);
  const wayKey = isWay ? JSON.stringify({ pickup, dropoff } satisfies WayRequest) : undefined;
  const asked = rideRequest(ride, today);
  const rideKey = "request" in asked && isOpen ? JSON.stringify(asked.request) : undefined;
  const way = usePrice<WayQuote>("asked-way", wayKey, (body) =>
    browserCall(locale)("POST /booking/way", { body: body as WayRequest }),
  );
  const ridePrice = usePrice<Quote>("asked-ride", rideKey, (body) =>
    browserCall(locale)("POST /booking/quote", { body: body as QuoteRequest }),
  );
  const failed = ridePrice.error ?? way.error;
  const codes =
    failed instanceof CallError ? Object.values(failed.errors).map(({ code }) => code) : [];
  const quote = ridePrice.data;
  const isFull = quote && !quote.vehicles.some(({ available }) => available);
  const isRequest = isOnRequest(codes);
  const { errors, message } = readableError(failed);
  const isSaid = isRequest || Object.keys(errors).length > 0;
  return {
    way: way.data,
    quote: isFull ? undefined : quote,
    reasons: isRequest ? codes : isFull ? ["NO_VEHICLE_FREE"] : [],
    errors: isRequest ? {} : errors,
    problem: failed && !isSaid ? message : undefined,
    isAsking: way.isAsking || ridePrice.isAsking,
  };
}

/** Asks for a price once its ride has settled. */
function usePrice<Price>(
  kind: string,
  key: string | undefined,
  ask: (body: unknown) => Promise<Price>,
) {
  const locale = useLocale();
  const settled = useSettled(key, SETTLED_MS);
  const { data, error, isLoading } = useSWR(
    settled ? ([kind, locale, settled] as const) : null,
    ([, , body]) => ask(JSON.parse(body)),
    SWR,
  );
  return {
    data,
    error: error as unknown,
    isAsking: isLoading || (key !== undefined && settled === undefined),
  };
}
