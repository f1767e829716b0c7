"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { flushSync } from "react-dom";
import { priceKey } from "@/components/booking/ride/price-key";
import { rideRequest } from "@/components/booking/ride/ride-request";
import { rideValues } from "@/components/booking/ride/ride-values";
import type { FieldErrorCode } from "@/components/forms/field-error-code";
import { FIELD_RULES } from "@/components/forms/field-rules";
import { hasFields } from "@/components/forms/has-fields";
import { useFieldErrors } from "@/components/forms/use-field-errors";
import { browserCall } from "@/lib/api/browser-call";
import { CallError } from "@/lib/api/call";
import { readableError } from "@/lib/api/readable-error";
import type { Quote, QuoteRequest } from "@/lib/contract/booking";
import { checkMeetingAddress } from "@/lib/rules/booking/meeting-address";
import { isOnRequest, type OnRequestCode } from "@/lib/rules/booking/on-request";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { RideDraft } from "@/stores/described-ride";
import { useRideDraft } from "@/stores/ride-draft";
import { useRideProblems } from "./use-ride-problems";

export interface QuotedRide {
  request: QuoteRequest;
  quote: Quote;
}

export type OnRequestReason = OnRequestCode | "NO_VEHICLE_FREE";

export interface RideOnRequest {
  request: QuoteRequest;
  reasons: OnRequestReason[];
}

/**
 * Asks for the price of the ride in the draft. Errors are keyed by field, and the first such field
 * in `root` takes the focus. A ride that the company has to see first has reasons in place of a
 * price.
 * @param say returns the sentence for an error of the other fields in `root`
 * @param idCalendar the calendar whose closed days cannot be chosen
 * @param idService the service that the ride is booked as
 */
export function useQuote(
  say: (code: FieldErrorCode) => string,
  idCalendar: number,
  idService?: number,
) {
  const t = useTranslations("booking");
  const locale = useLocale() as Locale;
  const { ride, change } = useRideDraft((store) => store);
  const requestOf = (draft: RideDraft) => {
    const read = rideRequest(draft);
    if ("problems" in read || idService === undefined) return read;
    return { request: { ...read.request, idService } };
  };
  const draftRequest = requestOf(ride);
  const problems = useRideProblems(ride, idCalendar);
  // A booking needs the address in a town; a price does not.
  const unmet = "request" in draftRequest ? checkMeetingAddress(draftRequest.request) : {};
  const missing = Object.fromEntries(
    Object.keys(unmet).map((field) => [field, say("ADDRESS_MISSING")]),
  );
  const [answer, setAnswer] = useState<QuotedRide | RideOnRequest>();
  const [formError, setFormError] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const fields = useFieldErrors<HTMLDivElement>(say, FIELD_RULES, {
    wrong: { ...problems, ...missing },
    values: rideValues(ride),
  });
  const { form: root, errors } = fields;

  const isCurrent =
    answer !== undefined &&
    "request" in draftRequest &&
    priceKey(draftRequest.request) === priceKey(answer.request);
  const current = isCurrent ? answer : undefined;

  /**
   * Asks for the price.
   * @param part the part of the ride that changes together with the answer
   * @returns true if the answer was a price, or the reasons why there is none
   */
  async function ask(idVehicle?: number, part?: Partial<RideDraft>): Promise<boolean> {
    if (isAsking) return false;
    setFormError(undefined);
    const checked = requestOf({ ...ride, ...part });
    if (!fields.check(null, problems) || "problems" in checked) return false;
    const { request } = checked;
    const answered = (answer: QuotedRide | RideOnRequest) => {
      // Both are drawn at once: the changed ride alone would show no price.
      flushSync(() => {
        if (part) change(part);
        setAnswer(answer);
      });
      return true;
    };
    setIsAsking(true);
    try {
      const quote = await browserCall(locale)("POST /booking/quote", {
        body: {
          ...request,
          ...(idVehicle === undefined ? {} : { idVehicle }),
        },
      });
      const isFree = quote.vehicles.some(({ available }) => available);
      return answered(isFree ? { request, quote } : { request, reasons: ["NO_VEHICLE_FREE"] });
    } catch (error) {
      const reasons = codesOf(error);
      if (!isOnRequest(reasons)) {
        refuse(error);
        return false;
      }
      return answered({ request, reasons });
    } finally {
      setIsAsking(false);
    }
  }

  function refuse(error: unknown) {
    const failed = readableError(error);
    fields.refuse(failed.errors);
    const areSaid = hasFields(root.current, Object.keys(failed.errors));
    if (!areSaid) setFormError(failed.status ? failed.message : t("unreachable"));
  }

  /**
   * Shows the errors of a form in `root`, and the addresses that the ride needs for a booking.
   * @returns true if there are none
   */
  function check(form: HTMLFormElement): boolean {
    setFormError(undefined);
    return fields.check(form, missing);
  }

  return {
    root,
    /** Ride of the form, once complete: its addresses may be newer than its price. */
    request: "request" in draftRequest ? draftRequest.request : undefined,
    quoted: current && "quote" in current ? current : undefined,
    onRequest: current && "reasons" in current ? current : undefined,
    errors,
    formError,
    isAsking,
    ask,
    check,
    refuse,
  };
}

const codesOf = (error: unknown): string[] =>
  error instanceof CallError ? Object.values(error.errors).map(({ code }) => code) : [];
