"use client";

import { useLocale, useTranslations } from "next-intl";
import type { OrderKind } from "@/components/booking/customer/order-end";
import { useNextStep } from "@/components/ui/use-next-step";
import type { NewBooking, Quote } from "@/lib/contract/booking";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { NextStep } from "@/stores/ui-store";

export interface BookingStage {
  quote: Quote | undefined;
  isOnRequest: boolean;
  isAskedFor: boolean;
  isAsking: boolean;
  /** True once the customer's fields were reached: the next step is the order. */
  isAtCustomer: boolean;
  /** True while the text to read before an order is in view, with its button. */
  isEndInView: boolean;
  sent: NewBooking | undefined;
  kind: OrderKind;
  /** True where its vehicle has been booked by somebody else since. */
  isLost: boolean;
}

/**
 * Offers the next step of a booking in the bar of small windows, with the price so far: its price,
 * its customer, and the order, until the order's own button is in view. The words are those of the
 * step.
 */
export function useBookingStep(
  stage: BookingStage,
  go: Record<"seePrice" | "askFor" | "goToCustomer" | "order", () => void>,
): void {
  const t = useTranslations("booking");
  const { euros } = siteFormat(useLocale() as Locale);
  const { quote, isOnRequest, isAskedFor, isAsking, isAtCustomer, isEndInView, sent, kind } = stage;

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
    const due = quote && kind === "book" && quote.dueNow > 0 ? euros(quote.dueNow) : undefined;
    if (isEndInView || stage.isLost) {
      return { label: total, detail: due ? t("inShort.ofWhichNow", { now: due }) : null, go: null };
    }
    if (!isAtCustomer) {
      return { label: t("steps.customer"), detail: total, go: go.goToCustomer };
    }
    const label = due
      ? t("inShort.orderAndPay")
      : t(kind === "book" ? "inShort.order" : `send.${kind}`);
    const detail = due && due !== total ? t("inShort.nowOf", { due, total }) : total;
    return { label, detail, go: go.order };
  }
  useNextStep(step());
}
