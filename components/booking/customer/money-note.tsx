"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Quote } from "@/lib/contract/booking";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";

/**
 * Obligations of an order, shown before its button (Code de la consommation, L221-5): the sums due
 * at once and later, the cost of cancelling, and the contact.
 */
export function MoneyNote({ quote }: { quote: Quote }) {
  const t = useTranslations("booking.money");
  const { euros } = siteFormat(useLocale() as Locale);
  const { total, deposit, dueNow, account } = quote;
  const amounts = { total: euros(total), deposit: euros(deposit), due: euros(dueNow) };
  if (account) {
    const { business, paymentDays } = account;
    return (
      <div className="border-accent border-l-2 bg-surface p-5">
        <p className="font-medium text-heading">
          {dueNow > 0 ? t("deposit", amounts) : t("onAccount", { ...amounts, business })}
        </p>
        <p className="mt-2">
          {t("invoiced", { amount: euros(total - dueNow), business, days: paymentDays })}
        </p>
        <p className="mt-2">{t("cancelOnAccount")}</p>
      </div>
    );
  }
  return (
    <div className="border-accent border-l-2 bg-surface p-5">
      <p className="font-medium text-heading">
        {dueNow < total ? t("deposit", amounts) : t("full", amounts)}
      </p>
      <p className="mt-2">
        <span>{dueNow < total ? t("rest", { rest: euros(total - dueNow) }) : null}</span>{" "}
        <span>{t("held")}</span>
      </p>
      <p className="mt-2">{t("cancel", amounts)}</p>
      <p className="mt-2 text-muted text-small">{t("mediator")}</p>
    </div>
  );
}
