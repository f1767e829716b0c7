"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { browserCall } from "@/lib/api/browser-call";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Milliseconds between two calls; each wait is half as long again as the one before. */
const FIRST = 2_000;
const LAST = 60_000;

/**
 * Asks for the state of a payment under way, and shows the page anew once that is known: as to a
 * customer who comes back from the gateway.
 */
export function PaymentWatch({ code, locale }: { code: string; locale: Locale }) {
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (after: number) => {
      timer = setTimeout(async () => {
        const payment = await browserCall(locale)("POST /payment/{code}/refresh", {
          params: { code },
        }).catch(() => undefined);
        if (!payment || payment.state === "UNDER_WAY") wait(Math.min(after * 1.5, LAST));
        else if (window.location.search) router.refresh();
        else router.replace("?back=1");
      }, after);
    };
    wait(FIRST);
    return () => clearTimeout(timer);
  }, [code, locale, router]);
  return null;
}
