"use client";

import { useLocale } from "next-intl";
import useSWR, { type SWRConfiguration } from "swr";
import { rideRequest } from "@/components/booking/form/ride-request";
import { useSettled } from "@/components/ui/use-settled";
import { useToday } from "@/components/ui/use-today";
import { quoteRide, quoteWay } from "@/lib/api/booking";
import { browserCall } from "@/lib/api/browser-call";
import { CallError } from "@/lib/api/call";
import { readableError } from "@/lib/api/readable-error";
import type { Quote, QuoteRequest } from "@/lib/contract/booking";
import type { WayQuote, WayRequest } from "@/lib/contract/way-quote";
import { isOnRequest, type OnRequestCode } from "@/lib/rules/booking/on-request";
import { isSameAddress } from "@/lib/rules/booking/same-address";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { RideDraft } from "@/stores/described-ride";

/** What is known of the price of the ride that is asked for. */
export interface AskedPrice {
  /** How far it goes and what it costs at least, once its places are known. */
  way: WayQuote | undefined;
  /** Its price in the cheapest vehicle that is free, once its time is. */
  quote: Quote | undefined;
  /** Why it can only be asked for. */
  reasons: (OnRequestCode | "NO_VEHICLE_FREE")[];
  /** What the provider finds wrong, by its field. */
  errors: Record<string, string>;
  /** Why there is none, in the provider's words; empty where no answer came. */
  problem: string | undefined;
  isAsking: boolean;
}

/** Milliseconds in which nothing changes before a price is asked for. */
const SETTLED_MS = 250;
/** Seconds after which a price is asked for again that the provider could not tell, and how often. */
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
 * Asks what the ride costs, as soon as it can be told: from two places on what it costs at least, with
 * its day and time what it costs.
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
    quoteWay(browserCall(locale), body as WayRequest),
  );
  const ridePrice = usePrice<Quote>("asked-ride", rideKey, (body) =>
    quoteRide(browserCall(locale), body as QuoteRequest),
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

/** Asks for a price once what it is of has settled. */
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
