"use client";

import { useLocale, useTranslations } from "next-intl";
import { CallErrorNotice } from "@/components/forms/call-error-notice";
import { Notice } from "@/components/forms/notice";
import { buttonLook } from "@/components/ui/button-look";
import type { Attempt } from "@/lib/api/attempt";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { SeenOrder } from "./order-of";
import type { usePlaceOrder } from "./use-place-order";

/**
 * Order whose answer got lost and whose cart is empty by now, so it was most likely stored. It is
 * sent again with its key, which finds or stores it and leads to its payment.
 */
export function UnansweredOrder(props: {
  attempt: Attempt;
  placing: ReturnType<typeof usePlaceOrder>;
}) {
  const { isBusy, problem, place } = props.placing;
  const t = useTranslations("checkout");
  const { euros } = siteFormat(useLocale() as Locale);
  const request = JSON.parse(props.attempt.body) as SeenOrder;
  return (
    <Notice title={t("unanswered.title")} isBad>
      <p key={request.seenTotal}>
        {t.rich("unanswered.text", {
          total: euros(request.seenTotal),
          strong: (text) => <strong>{text}</strong>,
        })}
      </p>
      <CallErrorNotice problem={problem} />
      <p>
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => void place(request)}
          className={buttonLook("solid")}
        >
          {isBusy ? t("sending") : t("unanswered.again")}
        </button>
      </p>
    </Notice>
  );
}

/** Reason why an order that was sent again was not taken: nothing of it was done. */
export function UnansweredRefused({ placing }: { placing: ReturnType<typeof usePlaceOrder> }) {
  const { errors, problem, changedFrom } = placing;
  const t = useTranslations("checkout");
  const reasons = changedFrom === undefined ? Object.values(errors) : [t("unanswered.price")];
  if (reasons.length === 0 && !problem) return null;
  return (
    <Notice title={t("unanswered.refused")} isBad>
      {reasons.length === 0 && <CallErrorNotice problem={problem} />}
      {[...new Set(reasons)].map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Notice>
  );
}
