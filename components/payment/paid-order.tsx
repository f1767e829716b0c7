import { getLocale, getTranslations } from "next-intl/server";
import { AmountLine } from "@/components/purchase/amount-line";
import type { PaymentPage } from "@/lib/contract/payment";
import { siteFormat } from "@/lib/i18n/site-format";
import { briefDeclination } from "@/lib/rules/shop/declination-label";
import type { Locale } from "@/lib/rules/text/locale-code";

export async function PaidOrder({ order }: { order: NonNullable<PaymentPage["order"]> }) {
  const [t, locale] = await Promise.all([getTranslations("order"), getLocale() as Promise<Locale>]);
  const { euros } = siteFormat(locale);
  const { reference, lines, discount, shippingFees, total } = order;
  return (
    <dl className="border-line border-t tabular-nums">
      <AmountLine label={t("reference")} amount={reference} />
      {lines.map(({ id, name, declinationName, quantity, total: amount }) => (
        <AmountLine
          key={id}
          label={
            <>
              <span className="text-heading">{`${quantity} × ${name}`}</span>
              <span className="block text-small">{briefDeclination(declinationName)}</span>
            </>
          }
          amount={euros(amount)}
        />
      ))}
      {discount && discount.subtotal > 0 && (
        <AmountLine
          label={t("discount", { code: discount.value.code })}
          amount={euros(-discount.subtotal)}
        />
      )}
      {shippingFees > 0 && <AmountLine label={t("shippingFees")} amount={euros(shippingFees)} />}
      <div className="flex items-baseline justify-between gap-6 pt-4">
        <dt className="font-medium text-heading">{t("total")}</dt>
        <dd translate="no" className="figures whitespace-nowrap text-heading text-subtitle">
          {euros(total)}
        </dd>
      </div>
    </dl>
  );
}
