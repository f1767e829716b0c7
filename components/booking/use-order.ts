"use client";

import { useLocale } from "next-intl";
import { useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { bookRide, requestRide } from "@/lib/api/booking";
import { browserCall } from "@/lib/api/browser-call";
import { ApiFailure } from "@/lib/api/call";
import type { BookingRequest, NewBooking, RideRequest } from "@/lib/contract/booking";
import type { Locale } from "@/lib/rules/locale-code";
import { OFFERED_TIMES } from "./offered-time-field";

/** Sends an order or a request, once however often it is sent again. */
export function useOrder() {
  const locale = useLocale() as Locale;
  const { mutate } = useSWRConfig();
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState<NewBooking>();
  // Sent again after a broken connection, the same order must not become a second one.
  const last = useRef({ body: "", key: "" });

  /** @throws what the call was refused with */
  async function send(...order: ["BOOK", BookingRequest] | ["REQUEST", RideRequest]) {
    const body = JSON.stringify(order);
    if (last.current.body !== body) last.current = { body, key: crypto.randomUUID() };
    const { key } = last.current;
    setIsSending(true);
    try {
      const call = browserCall(locale);
      const [what, request] = order;
      setSent(
        await (what === "BOOK" ? bookRide(call, request, key) : requestRide(call, request, key)),
      );
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 409) {
        last.current.body = "";
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
