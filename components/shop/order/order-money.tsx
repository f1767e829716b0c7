import { getLocale, getTranslations } from "next-intl/server";
import { AmountLine } from "@/components/purchase/amount-line";
import type { OrderPage } from "@/lib/contract/order-page";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";

export async function OrderMoney({ order }: { order: OrderPage }) {
  const [t, locale] = await Promise.all([
    getTranslations("order.money"),
    getLocale() as Promise<Locale>,
  ]);
  const { euros } = siteFormat(locale);
  const { paid, refunded, dueNow } = order;
  return (
    <dl className="border-line border-t tabular-nums">
      {paid > 0 && <AmountLine label={t("paid")} amount={euros(paid)} />}
      {refunded > 0 && <AmountLine label={t("refunded")} amount={euros(refunded)} />}
      {dueNow > 0 && (
        <AmountLine label={t("dueNow")} amount={euros(dueNow)} look="font-semibold text-accent" />
      )}
    </dl>
  );
}
