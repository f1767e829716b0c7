"use client";

import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { DueNow } from "@/components/payment/due-now";
import { PayButton } from "@/components/purchase/pay-button";
import { useDocumentTitle } from "@/components/ui/use-document-title";
import type { NewBooking } from "@/lib/contract/booking";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";

export function PayHead(props: {
  booking: NewBooking;
  locale: Locale;
  title: Ref<HTMLHeadingElement>;
}) {
  const { booking, locale } = props;
  const t = useTranslations("booking");
  const { euros, time } = siteFormat(locale);
  const { reference, key, dueNow, total, heldUntil, customer } = booking;
  const due = euros(dueNow);
  const title = t("booked.HELD.title", { due });
  useDocumentTitle(title);

  return (
    <div className="border-accent border-l-2 bg-surface p-6 md:p-8">
      <h1 id="summary-title" ref={props.title} tabIndex={-1} className="text-title outline-none">
        {title}
      </h1>
      <DueNow
        kept={
          heldUntil
            ? { text: t("booked.HELD.held", { until: time(heldUntil) }), until: heldUntil }
            : undefined
        }
      >
        <PayButton
          link={{ reference, key }}
          look="solid"
          label={t(dueNow < total ? "payDeposit" : "payNow", { amount: due })}
        />
      </DueNow>
      <p className="mt-6">{t("booked.HELD.text", { reference, due })}</p>
      <p className="mt-3 text-muted text-small">
        {t("booked.HELD.means", { email: customer.email })}
      </p>
    </div>
  );
}
