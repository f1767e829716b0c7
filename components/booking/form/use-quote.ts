"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { FieldFault } from "@/components/forms/field-fault";
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
import { type RideDraft, useRideDraft } from "@/stores/ride-draft";
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
 * Asks the price of the ride in the draft. What is wrong with it comes keyed by field, and the first
 * such field in `root` has the focus; one that the company has to see first comes with its reasons in
 * place of a price.
 * @param say what is wrong with other fields that stand in `root`
 * @param idCalendar whose closed days are no days to ask for
 */
export function useQuote(say: (fault: FieldFault) => string, idCalendar: number) {
  const t = useTranslations("booking");
  const locale = useLocale() as Locale;
  const { ride, change } = useRideDraft((store) => store);
  const wanted = rideRequest(ride);
  const problems = useRideProblems(ride, idCalendar);
  // An order needs the address in a town; a price does not.
  const unmet = "request" in wanted ? checkMeetingAddress(wanted.request) : {};
  const missing = Object.fromEntries(
    Object.keys(unmet).map((field) => [field, say("ADDRESS_MISSING")]),
  );
  const [answer, setAnswer] = useState<QuotedRide | RideOnRequest>();
  const [refusal, setRefusal] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const fields = useFieldErrors<HTMLDivElement>(say, FIELD_RULES, {
    wrong: { ...problems, ...missing },
    values: rideValues(ride),
  });
  const { form: root, errors } = fields;

  const isCurrent =
    answer !== undefined &&
    "request" in wanted &&
    priceKey(wanted.request) === priceKey(answer.request);
  const current = isCurrent ? answer : undefined;

  /**
   * @param part of the ride that becomes another with the answer
   * @returns whether it was answered with a price, or with why there is none
   */
  async function ask(idVehicle?: number, part?: Partial<RideDraft>): Promise<boolean> {
    if (isAsking) return false;
    setRefusal(undefined);
    const checked = rideRequest({ ...ride, ...part });
    if (!fields.check(null, problems) || "problems" in checked) return false;
    const { request } = checked;
    const answered = (answer: QuotedRide | RideOnRequest) => {
      // At once: drawn in between, the ride would have no price.
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
    if (!areSaid) setRefusal(failed.status ? failed.message : t("unreachable"));
  }

  /**
   * Says what is wrong with the fields of a form in `root`, and what the ride still lacks for an
   * order. @returns true where nothing is
   */
  function check(form: HTMLFormElement): boolean {
    setRefusal(undefined);
    return fields.check(form, missing);
  }

  return {
    root,
    /** The ride as it is described now, once it is whole: an address may have come since its price. */
    request: "request" in wanted ? wanted.request : undefined,
    quoted: current && "quote" in current ? current : undefined,
    onRequest: current && "reasons" in current ? current : undefined,
    errors,
    refusal,
    isAsking,
    ask,
    check,
    refuse,
  };
}

/** The codes of what stands in a ride's way. */
const codesOf = (error: unknown): string[] =>
  error instanceof CallError ? Object.values(error.errors).map(({ code }) => code) : [];
