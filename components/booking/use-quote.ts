"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { quoteRide } from "@/lib/api/booking";
import { browserCall } from "@/lib/api/browser-call";
import { ApiFailure } from "@/lib/api/call";
import type { Quote, QuoteRequest } from "@/lib/contract/booking";
import type { Locale } from "@/lib/rules/locale-code";
import { useRideDraft } from "@/stores/ride-draft";
import { rideRequest } from "./ride-request";

/** A price, and the ride that it is the price of. */
export interface QuotedRide {
  request: QuoteRequest;
  quote: Quote;
}

/** Asks the price of the ride in the draft; what is wrong with it comes keyed by field. */
export function useQuote() {
  const t = useTranslations("booking");
  const locale = useLocale() as Locale;
  const ride = useRideDraft((store) => store.ride);
  const [quoted, setQuoted] = useState<QuotedRide>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);

  const wanted = rideRequest(ride);
  const isCurrent =
    quoted !== undefined &&
    "request" in wanted &&
    JSON.stringify(wanted.request) === JSON.stringify(quoted.request);

  /** @returns the first field that is wrong, if any */
  async function ask(idVehicle?: number): Promise<string | undefined> {
    setRefusal(undefined);
    if ("problems" in wanted) {
      const problems = Object.entries(wanted.problems);
      setErrors(Object.fromEntries(problems.map(([f, problem]) => [f, t(`problems.${problem}`)])));
      return problems[0]?.[0];
    }
    setIsAsking(true);
    try {
      const quote = await quoteRide(browserCall(locale), {
        ...wanted.request,
        ...(idVehicle === undefined ? {} : { idVehicle }),
      });
      setQuoted({ request: wanted.request, quote });
      setErrors({});
      return undefined;
    } catch (error) {
      return refuse(error);
    } finally {
      setIsAsking(false);
    }
  }

  /** Shows why a call was refused. @returns the first field that is wrong, if any */
  function refuse(error: unknown): string | undefined {
    const failure = error instanceof ApiFailure ? error : undefined;
    const fields = Object.entries(failure?.errors ?? {});
    setErrors(Object.fromEntries(fields.map(([field, { message }]) => [field, message])));
    setRefusal(failure?.status ? failure.message : t("unreachable"));
    return fields[0]?.[0];
  }

  return { quoted: isCurrent ? quoted : undefined, errors, refusal, isAsking, ask, refuse };
}
