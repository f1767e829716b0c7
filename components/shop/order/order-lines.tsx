import { getLocale, getTranslations } from "next-intl/server";
import { AmountLine } from "@/components/purchase/amount-line";
import type { Order } from "@/lib/contract/order";
import { siteFormat } from "@/lib/i18n/site-format";
import { briefDeclination } from "@/lib/rules/shop/declination-label";
import type { Locale } from "@/lib/rules/text/locale-code";

export async function OrderLines({ order }: { order: Order }) {
  const [t, locale] = await Promise.all([getTranslations("order"), getLocale() as Promise<Locale>]);
  const { euros, number } = siteFormat(locale);
  const { lines, discount, shippingFees, mode, total, vats } = order;
  const isSent = mode === "DELIVERY" || mode === "PICKUP";
  return (
    <dl className="tabular-nums">
      {lines.map((line) => (
        <AmountLine
          key={line.id}
          label={
            <>
              <span className="text-heading">{`${line.quantity} × ${line.name}`}</span>
              <span className="block text-small">
                {[briefDeclination(line.declinationName), t("each", { price: euros(line.price) })]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </>
          }
          amount={euros(line.total)}
        />
      ))}
      {discount && discount.subtotal > 0 && (
        <AmountLine
          label={t("discount", { code: discount.value.code })}
          amount={euros(-discount.subtotal)}
        />
      )}
      {isSent && (
        <AmountLine
          label={t("shippingFees")}
          amount={shippingFees > 0 ? euros(shippingFees) : t("free")}
        />
      )}
      <div className="flex items-baseline justify-between gap-6 pt-4">
        <dt className="font-medium text-heading">{t("total")}</dt>
        <dd translate="no" className="figures whitespace-nowrap text-heading text-title">
          {euros(total)}
        </dd>
      </div>
      {vats.map(({ rate, vat }) => (
        <div key={rate} className="flex justify-between gap-6 text-muted text-small">
          <dt>{t("vat", { rate: number(rate) })}</dt>
          <dd translate="no" className="whitespace-nowrap">
            {euros(vat)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
