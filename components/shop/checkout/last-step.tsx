"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AcceptTerms } from "@/components/forms/accept-terms";
import { CallErrorNotice } from "@/components/forms/call-error-notice";
import { TextAreaField } from "@/components/forms/text-area-field";
import type { CallErrorState as Problem } from "@/components/forms/use-call";
import { BusyButton } from "@/components/ui/busy-button";
import type { Cart } from "@/lib/contract/cart";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { OrderTotals } from "./order-totals";
import type { Summary } from "./summary-of";

/**
 * End of an order: a word to the seller, the terms, the total, and the button that obliges to pay
 * (Code de la consommation, L. 221-14).
 */
export function LastStep(props: {
  errors: Record<string, string>;
  problem: Problem | undefined;
  message: string;
  summary: Summary;
  cart: Cart;
  /** True where it costs nothing, so that its button obliges to nothing. */
  isFree: boolean;
  isBusy: boolean;
  /** Content to read before the button. */
  children: ReactNode;
}) {
  const { errors, summary, isBusy } = props;
  const t = useTranslations("checkout");
  const words = useTranslations("form");
  const locale = useLocale() as Locale;
  const { euros } = siteFormat(locale);
  return (
    <div className="mt-9 space-y-7">
      <TextAreaField
        form="checkout"
        name="message"
        label={t("message")}
        optional={words("optional")}
        error={errors.message}
        defaultValue={props.message}
        rows={3}
        maxLength={2000}
      />
      <AcceptTerms form="checkout" error={errors.acceptTerms} />
      {props.children}
      <div className="border-line border-t pt-5 lg:hidden">
        <OrderTotals summary={summary} cart={props.cart} />
      </div>
      <p className="hidden items-baseline justify-between gap-6 border-line border-t pt-5 lg:flex">
        <span className="font-medium text-heading">
          {t(summary.fees === null ? "summary.totalWithoutFees" : "summary.total")}
        </span>
        <span translate="no" className="figures whitespace-nowrap text-heading text-title">
          {euros(summary.total)}
        </span>
      </p>
      <CallErrorNotice problem={props.problem} />
      <div>
        <BusyButton
          isBusy={isBusy}
          label={t(props.isFree ? "orderFree" : "order")}
          busyLabel={t("sending")}
          className="w-full xs:w-auto"
        />
        <p className="mt-4 max-w-xl text-muted text-small">{t("orderNote")}</p>
      </div>
    </div>
  );
}
