import { getLocale, getTranslations } from "next-intl/server";
import { CancelPart } from "@/components/purchase/cancel-part";
import { ContactUs } from "@/components/purchase/contact-us";
import { WithdrawPart } from "@/components/purchase/withdraw-part";
import type { KeyLink } from "@/lib/api/by-key";
import type { OrderPage } from "@/lib/contract/order-page";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";

export async function OrderActions({ order, link }: { order: OrderPage; link: KeyLink }) {
  const [t, locale] = await Promise.all([getTranslations("order"), getLocale() as Promise<Locale>]);
  const { may, customer, reference, withdrawUntil } = order;
  return (
    <div className="divide-y divide-line border-line border-y">
      {may.cancel && <CancelPart of="order" link={link} />}
      {may.withdraw && (
        <WithdrawPart
          of="order"
          link={link}
          reference={reference}
          customer={customer}
          since={order.orderedAt}
          text={
            withdrawUntil
              ? t("withdraw.textUntil", { until: siteFormat(locale).lastDay(withdrawUntil) })
              : t("withdraw.text")
          }
        />
      )}
      <ContactUs of="order" reference={reference} locale={locale} />
    </div>
  );
}
