"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Quote } from "@/lib/contract/booking";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";

export function DueLines({ quote }: { quote: Quote }) {
  const t = useTranslations("booking.inShort");
  const { euros } = siteFormat(useLocale() as Locale);
  const { total, dueNow, account } = quote;
  const row = "flex items-baseline justify-between gap-6";
  return (
    <dl className="mt-5 space-y-1 border-line border-t pt-4 text-small tabular-nums">
      <div className={`${row} font-medium text-heading`}>
        <dt>{t("now")}</dt>
        <dd translate="no" className="whitespace-nowrap">
          {euros(dueNow)}
        </dd>
      </div>
      {dueNow < total && (
        <div className={`${row} text-muted`}>
          <dt>{account ? t("invoiced", { business: account.business }) : t("later")}</dt>
          <dd translate="no" className="whitespace-nowrap">
            {euros(total - dueNow)}
          </dd>
        </div>
      )}
    </dl>
  );
}
