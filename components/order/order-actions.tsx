import { getLocale, getTranslations } from "next-intl/server";
import { ActionPart } from "@/components/booking-page/action-part";
import { AskUs } from "@/components/booking-page/ask-us";
import { EndBooking } from "@/components/booking-page/end-booking";
import { Facts } from "@/components/booking-page/facts";
import type { OrderLink } from "@/lib/api/order";
import type { OrderPage } from "@/lib/contract/order-page";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/locale-code";

/** What a customer may do about the order, and whom to ask about the rest. */
export async function OrderActions({ order, link }: { order: OrderPage; link: OrderLink }) {
  const [t, locale] = await Promise.all([getTranslations("order"), getLocale() as Promise<Locale>]);
  const format = siteFormat(locale);
  const { may, customer, reference, withdrawUntil } = order;
  return (
    <div className="divide-y divide-line border-line border-y">
      {may.cancel && (
        <ActionPart id="cancel" title={t("cancel.title")} text={t("cancel.text")}>
          <EndBooking
            of="order"
            way="cancel"
            link={link}
            locale={locale}
            title={t("cancel.title")}
            done={t("cancel.done")}
          />
        </ActionPart>
      )}
      {may.withdraw && (
        <ActionPart
          id="withdrawal"
          title={t("withdraw.title")}
          text={
            withdrawUntil
              ? t("withdraw.textUntil", { until: format.lastDay(withdrawUntil) })
              : t("withdraw.text")
          }
        >
          <EndBooking
            of="order"
            way="withdraw"
            link={link}
            locale={locale}
            title={t("withdraw.dialogTitle")}
            done={t("withdraw.done", { email: customer.email })}
          >
            <p className="mb-5">
              {t("withdraw.statement", { reference, date: format.date(order.orderedAt) })}
            </p>
            <div className="mb-6">
              <Facts
                rows={[
                  [t("withdraw.name"), `${customer.firstname} ${customer.lastname}`],
                  [t("withdraw.contract"), reference],
                  [t("withdraw.ack"), customer.email],
                ]}
              />
            </div>
          </EndBooking>
        </ActionPart>
      )}
      <AskUs of="order" reference={reference} locale={locale} />
    </div>
  );
}
