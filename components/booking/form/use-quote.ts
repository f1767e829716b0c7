"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { FieldErrorCode } from "@/components/forms/field-error-code";
import { FIELD_RULES } from "@/components/forms/field-rules";
import { hasFields } from "@/components/forms/has-fields";
import { useFieldErrors } from "@/components/forms/use-field-errors";
import { quoteRide } from "@/lib/api/booking";
import { browserCall } from "@/lib/api/browser-call";
import { CallError } from "@/lib/api/call";
import { readableError } from "@/lib/api/readable-error";
import type { Quote, QuoteRequest } from "@/lib/contract/booking";
import { checkMeetingAddress } from "@/lib/rules/booking/meeting-address";
import { isOnRequest, type OnRequestCode } from "@/lib/rules/booking/on-request";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { RideDraft } from "@/stores/described-ride";
import { useRideDraft } from "@/stores/ride-draft";
import { priceKey } from "./price-key";
import { rideRequest } from "./ride-request";
import { rideValues } from "./ride-values";
import { useRideProblems } from "./use-ride-problems";

/** A price, and the ride that it is the price of. */
export interface QuotedRide {
  request: QuoteRequest;
  quote: Quote;
}

/** Why a ride can only be asked for. */
export type OnRequestReason = OnRequestCode | "NO_VEHICLE_FREE";

/** A ride that cannot be booked at once, and why. */
export interface RideOnRequest {
  request: QuoteRequest;
  reasons: OnRequestReason[];
}

/**
 * Asks for the price of the ride in the draft. Errors are keyed by field, and the first such field
 * in `root` takes the focus. A ride that the company has to see first has reasons in place of a price.
 * @param say the sentence for an error of the other fields in `root`
 * @param idCalendar the calendar whose closed days cannot be chosen
 */
export function useQuote(say: (code: FieldErrorCode) => string, idCalendar: number) {
  const t = useTranslations("booking");
  const locale = useLocale() as Locale;
  const { ride, change } = useRideDraft((store) => store);
  const draftRequest = rideRequest(ride);
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
   * @param part the part of the ride that changes together with the answer
   * @returns true if the answer was a price, or the reasons why there is none
   */
  async function ask(idVehicle?: number, part?: Partial<RideDraft>): Promise<boolean> {
    if (isAsking) return false;
    setFormError(undefined);
    const checked = rideRequest({ ...ride, ...part });
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
      const quote = await quoteRide(browserCall(locale), {
        ...request,
        ...(idVehicle === undefined ? {} : { idVehicle }),
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

  /** Shows why a call was refused. */
  function refuse(error: unknown) {
    const failed = readableError(error);
    fields.refuse(failed.errors);
    const areSaid = hasFields(root.current, Object.keys(failed.errors));
    if (!areSaid) setFormError(failed.status ? failed.message : t("unreachable"));
  }

  /**
   * Shows the errors of a form in `root`, and the addresses that the ride still needs for a booking.
   * @returns true if there are none
   */
  function check(form: HTMLFormElement): boolean {
    setFormError(undefined);
    return fields.check(form, missing);
  }

  return {
    root,
    /** The ride as the form describes it, once complete: its addresses may be newer than its price. */
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

/** The codes of a call's errors. */
const codesOf = (error: unknown): string[] =>
  error instanceof CallError ? Object.values(error.errors).map(({ code }) => code) : [];
