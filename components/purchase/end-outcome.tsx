"use client";

import { useTranslations } from "next-intl";
import type { CancelOutcome } from "@/lib/contract/booking-page";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Outcome of ending a booking or an order; of the latter nothing is kept. */
export type EndedOutcome = Pick<CancelOutcome, "paid" | "refund" | "why" | "message"> &
  Partial<Pick<CancelOutcome, "kept">> & {
    /** Way of the refund; null while it waits for the goods to come back. */
    refundBy: string | null;
  };

/** Sum that comes back of the paid one, in the provider's words and in figures. */
export function EndOutcome({ outcome, locale }: { outcome: EndedOutcome; locale: Locale }) {
  const t = useTranslations("ride.cancel");
  const { euros, lastDay } = siteFormat(locale);
  const { paid, refund, kept, message, refundBy } = outcome;
  const rows = [
    [t("paid"), paid],
    [t("refund"), refund],
    ...(kept === undefined ? [] : [[t("kept"), kept] as const]),
  ] as const;
  return (
    <>
      <p className="text-heading">{message}</p>
      {paid > 0 && (
        <dl className="mt-5 border-line border-t tabular-nums">
          {rows.map(([label, amount]) => (
            <div key={label} className="flex justify-between gap-6 border-line border-b py-2.5">
              <dt className="text-muted">{label}</dt>
              <dd translate="no" className="whitespace-nowrap text-heading">
                {euros(amount)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {refund > 0 && refundBy && (
        <p className="mt-3 text-muted text-small">{t("by", { date: lastDay(refundBy) })}</p>
      )}
    </>
  );
}
