"use client";

import { useLocale } from "next-intl";
import { useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { OFFERED_TIMES } from "@/components/booking/when/use-offered-times";
import { type Attempt, attemptOf, isRefused } from "@/lib/api/attempt";
import { browserCall } from "@/lib/api/browser-call";
import { CallError } from "@/lib/api/call";
import type { BookingRequest, NewBooking, RideRequest } from "@/lib/contract/booking";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Sends an order or a request; it counts once however often it is sent again. */
export function useOrder() {
  const locale = useLocale() as Locale;
  const { mutate } = useSWRConfig();
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState<NewBooking>();
  const attempt = useRef<Attempt>(null);

  /** @throws the refusal of the call */
  async function send(...order: ["BOOK", BookingRequest] | ["REQUEST", RideRequest]) {
    attempt.current = attemptOf(attempt.current, order);
    const { key } = attempt.current;
    setIsSending(true);
    try {
      const call = browserCall(locale);
      const [what, request] = order;
      setSent(
        await (what === "BOOK"
          ? call("POST /booking", { body: request, key })
          : call("POST /booking/request", { body: request, key })),
      );
    } catch (error) {
      if (isRefused(error)) attempt.current = null;
      if (error instanceof CallError && error.status === 409) {
        // Somebody was faster: the times are others now.
        void mutate((of) => Array.isArray(of) && of[0] === OFFERED_TIMES);
      }
      throw error;
    } finally {
      setIsSending(false);
    }
  }

  return { send, isSending, sent };
}
