"use client";

import { useLocale, useTranslations } from "next-intl";
import { useNextStep } from "@/components/ui/use-next-step";
import type { NewBooking, Quote } from "@/lib/contract/booking";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { NextStep } from "@/stores/ui-store";
import type { OrderKind } from "./order-end";

/** How far a booking is. */
export interface BookingStage {
  quote: Quote | undefined;
  isOnRequest: boolean;
  isAskedFor: boolean;
  isAsking: boolean;
  /** What is to be read before one orders is in view, with the button that orders. */
  isEndInView: boolean;
  sent: NewBooking | undefined;
  kind: OrderKind;
}

/**
 * Offers the next step of a booking in the bar of small windows, with the price so far: its price,
 * its customer, and what is to be read before the order. The order itself has one button, its own.
 */
export function useBookingStep(
  stage: BookingStage,
  go: { seePrice: () => void; askFor: () => void; goOn: () => void },
): void {
  const t = useTranslations("booking");
  const { euros } = siteFormat(useLocale() as Locale);
  const { quote, isOnRequest, isAskedFor, isAsking, isEndInView, sent, kind } = stage;

  function step(): NextStep | null {
    if (sent) {
      const due = sent.status === "HELD" && euros(sent.dueNow);
      return due ? { label: t("booked.HELD.title", { due }), detail: null, go: null } : null;
    }
    if (isOnRequest && !isAskedFor) {
      return { label: t("onRequest.ask"), detail: null, go: go.askFor };
    }
    if (!quote && !isOnRequest) {
      return isAsking
        ? { label: t("asking"), detail: null, go: null }
        : { label: t("seePrice"), detail: null, go: go.seePrice };
    }
    const total = quote ? euros(quote.total) : t("inShort.onRequestShort");
    if (!isEndInView) return { label: t("inShort.goOn"), detail: total, go: go.goOn };
    const now = quote && kind === "book" ? euros(quote.dueNow) : undefined;
    return { label: total, detail: now ? t("inShort.ofWhichNow", { now }) : null, go: null };
  }
  useNextStep(step());
}
