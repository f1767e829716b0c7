"use client";

import { useLocale, useTranslations } from "next-intl";
import { RollingAmount } from "@/components/ui/rolling-amount";
import type { Cart } from "@/lib/contract/cart";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useCheckout } from "@/stores/checkout-store";
import type { Summary } from "./summary-of";

export function OrderTotals(props: {
  summary: Summary;
  cart: Pick<Cart, "discount" | "discountProblem">;
}) {
  const { summary, cart } = props;
  const { discount } = cart;
  const deliveryType = useCheckout((store) => store.deliveryType);
  const { fees } = summary;
  const t = useTranslations("checkout.summary");
  const { euros } = siteFormat(useLocale() as Locale);
  const row = "flex items-baseline justify-between gap-6 py-1.5";
  return (
    <dl className="tabular-nums">
      <div className={row}>
        <dt className="text-muted">{t("subtotal")}</dt>
        <dd translate="no" className="whitespace-nowrap">
          {euros(summary.subtotal)}
        </dd>
      </div>
      {discount && (
        <div className={row}>
          <dt className="text-muted">{t("discount", { code: discount.value.code })}</dt>
          <dd className="whitespace-nowrap">
            {discount.isFreeShipping ? t("freeShipping") : euros(-summary.discount)}
          </dd>
        </div>
      )}
      {cart.discountProblem && (
        <div className="py-1.5 font-medium text-danger text-small">
          <dt className="sr-only">{t("code")}</dt>
          <dd>{cart.discountProblem}</dd>
        </div>
      )}
      <div className={row}>
        <dt className="text-muted">{t(`fees.${deliveryType}`)}</dt>
        <dd className="text-right">
          {fees === null ? t("feesUnknown") : fees === 0 ? t("feesNone") : euros(fees)}
        </dd>
      </div>
      <div className="mt-3 flex items-baseline justify-between gap-6 border-line border-t pt-4">
        <dt className="font-medium text-heading">
          {t(fees === null ? "totalWithoutFees" : "total")}
        </dt>
        <dd translate="no" className="figures whitespace-nowrap text-heading text-subtitle">
          <RollingAmount text={euros(summary.total)} />
        </dd>
      </div>
      {summary.vats.map(({ rate, vat }) => (
        <div key={rate} className="flex justify-between gap-6 text-muted text-small">
          <dt>{t("vat", { rate })}</dt>
          <dd translate="no" className="whitespace-nowrap">
            {euros(vat)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
