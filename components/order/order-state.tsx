import { getLocale, getTranslations } from "next-intl/server";
import { PayButton } from "@/components/booking-page/pay-button";
import { StateHead } from "@/components/booking-page/state-head";
import { TURN_EDGE } from "@/components/booking-page/whose-turn";
import type { OrderLink } from "@/lib/api/order";
import type { OrderPage } from "@/lib/contract/order-page";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/locale-code";
import { orderTurn } from "./order-turn";
import { TransferFacts } from "./transfer-facts";

/** Where the order stands in plain words, what happens next, and who acts. */
export async function OrderState({ order, link }: { order: OrderPage; link: OrderLink }) {
  const [t, locale] = await Promise.all([getTranslations("order"), getLocale() as Promise<Locale>]);
  const format = siteFormat(locale);
  const { status, cancelReason, dueNow, total, refunded, may, payUntil, transfer } = order;
  const turn = orderTurn(order);
  const isFree = status === "PAID" && total === 0;
  const next = t(isFree ? "status.PAID.nextFree" : `status.${status}.next`, {
    // A transfer has whole days, a card its minutes.
    until: payUntil ? (transfer ? format.lastDay : format.dateAndTime)(payUntil) : "",
    reason: cancelReason ? t(`cancelReason.${cancelReason}`) : "",
  });
  return (
    <StateHead
      edge={TURN_EDGE[turn]}
      above={[
        `${t("reference")} ${order.reference}`,
        t("orderedAt", { date: format.date(order.orderedAt) }),
      ]}
      title={t(`status.${status}.name`)}
    >
      <p className="mt-5 max-w-2xl text-lead">
        <strong className="font-semibold text-accent">{t(`turn.${turn}`)}.</strong> {next}
        {may.pay && dueNow === 0 && ` ${t("payAgain")}`}
        {status === "CANCELLED" &&
          refunded > 0 &&
          ` ${t("refundedSoFar", { refunded: format.euros(refunded) })}`}
      </p>
      {transfer && <TransferFacts transfer={transfer} amount={dueNow} />}
      {may.pay && !transfer && (
        <div className="mt-7">
          <PayButton
            of="order"
            link={link}
            look="solid"
            label={t("pay", { amount: format.euros(dueNow || total) })}
          />
        </div>
      )}
    </StateHead>
  );
}
