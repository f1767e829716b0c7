import { getLocale, getTranslations } from "next-intl/server";
import { DueNow } from "@/components/payment/due-now";
import { keptUntil } from "@/components/payment/kept-until";
import { isToPay } from "@/components/purchase/is-to-pay";
import { PayButton } from "@/components/purchase/pay-button";
import { nextStep, StateHead } from "@/components/purchase/state-head";
import { TURN_EDGE } from "@/components/purchase/whose-turn";
import type { KeyLink } from "@/lib/api/by-key";
import type { OrderPage } from "@/lib/contract/order-page";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { orderTurn } from "./order-turn";
import { orderWords } from "./order-words";
import { TransferFacts } from "./transfer-facts";

export async function OrderState({ order, link }: { order: OrderPage; link: KeyLink }) {
  const [t, locale] = await Promise.all([getTranslations("order"), getLocale() as Promise<Locale>]);
  const format = siteFormat(locale);
  const { status, cancelReason, dueNow, total, refunded, may, payUntil, transfer } = order;
  const state = orderWords(order);
  const isDue = isToPay(order);
  const keptNote = keptUntil(payUntil, (at) => t("keptUntil", { until: format.time(at) }));
  const button = (
    <PayButton
      of="order"
      link={link}
      look="solid"
      label={t("pay", { amount: format.euros(dueNow || total) })}
    />
  );
  return (
    <StateHead
      edge={TURN_EDGE[orderTurn(order)]}
      above={[
        `${t("reference")} ${order.reference}`,
        t("orderedAt", { date: format.date(order.orderedAt) }),
      ]}
      title={isDue ? t("leftToPay", { due: format.euros(dueNow) }) : t(`status.${state}.name`)}
    >
      {isDue && !transfer && <DueNow kept={keptNote}>{button}</DueNow>}
      <p className="mt-5 max-w-2xl text-lead">
        {/* Made anew with its values: its elements have texts of their own in between. */}
        <span key={`${nextWords(order, state)} ${payUntil}`}>
          {t.rich(nextWords(order, state), {
            step: nextStep,
            until: payUntil ? format.lastDay(payUntil) : "",
            reason: cancelReason ? t(`cancelReason.${cancelReason}`) : "",
          })}
        </span>
        {may.pay && !isDue && <span>{` ${t("payAgain")}`}</span>}
        {status === "CANCELLED" && refunded > 0 && (
          <span>{` ${t("refundedSoFar", { refunded: format.euros(refunded) })}`}</span>
        )}
      </p>
      {transfer && <TransferFacts transfer={transfer} amount={dueNow} />}
      {may.pay && !isDue && <div className="mt-7">{button}</div>}
    </StateHead>
  );
}

function nextWords({ status, total, transfer }: OrderPage, state: ReturnType<typeof orderWords>) {
  if (transfer) return "status.AWAITING_PAYMENT.nextTransfer";
  return status === "PAID" && total === 0
    ? "status.PAID.nextFree"
    : (`status.${state}.next` as const);
}
