import { getLocale, getTranslations } from "next-intl/server";
import { nextStep } from "@/components/purchase/state-head";
import { ClientWords } from "@/components/ui/client-words";
import type { PaymentPage } from "@/lib/contract/payment";
import { siteFormat } from "@/lib/i18n/site-format";
import { holdsVehicle } from "@/lib/rules/booking/booking-state";
import type { Locale } from "@/lib/rules/text/locale-code";
import { DueNow } from "./due-now";
import { keptUntil } from "./kept-until";
import { NewPayLink } from "./new-pay-link";
import { OwnBookingLink } from "./own-booking-link";
import { PaidOrder } from "./paid-order";
import { PaidRide } from "./paid-ride";
import { Pay } from "./pay";
import { PaymentWatch } from "./payment-watch";

const EDGE: Record<PaymentPage["state"], string> = {
  DUE: "border-accent",
  REFUSED: "border-danger",
  UNDER_WAY: "border-line-strong",
  PAID: "border-success",
  NOTHING_DUE: "border-success",
  EXPIRED: "border-line-strong",
};

export async function PaymentView({ payment, code }: { payment: PaymentPage; code: string }) {
  const { state, amount, purpose, validUntil, gateway, booking, order } = payment;
  const [t, of, words, locale] = await Promise.all([
    getTranslations(order ? "order.payment" : "ride.payment"),
    getTranslations(order ? "order" : "ride"),
    getTranslations("ride"),
    getLocale() as Promise<Locale>,
  ]);
  const format = siteFormat(locale);
  const canPay = (state === "DUE" || state === "REFUSED") && amount > 0;
  const euros = format.euros(amount);
  const keptNote = keptUntil(order?.payUntil ?? booking?.heldUntil, (at) =>
    of("keptUntil", { until: format.time(at) }),
  );
  // The vehicle stays theirs: only the link is over.
  const isKept = state === "EXPIRED" && booking !== null && holdsVehicle(booking.status);
  const isBegun =
    state === "PAID" && (booking?.status === "AWAITING_CONFIRMATION" || order?.status === "PAID");
  const text = <p className="mt-5 max-w-2xl">{t(isKept ? "EXPIRED.kept" : `${state}.text`)}</p>;
  return (
    <ClientWords of={order ? ["ride", "order"] : ["ride", "booking"]}>
      <div className="container-page grid gap-x-20 gap-y-14 grid-cols-1 py-10 md:py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className={`self-start border-l-2 ${EDGE[state]} bg-surface p-6 md:p-10`}>
          <p className="mb-3 text-muted text-small">
            {order && canPay
              ? t("ordered", { reference: order.reference })
              : t(canPay || (state === "PAID" && booking) ? `purpose.${purpose}` : "title")}
          </p>
          <h1 className="text-title">{t(`${state}.title`, { amount: euros })}</h1>
          {canPay && booking?.status === "AWAITING_DEPOSIT" && (
            <p className="mt-4">{words("takenByPaying")}</p>
          )}
          {/* A customer who was refused wants the reason first. */}
          {state === "REFUSED" && text}
          {canPay && (
            <DueNow kept={keptNote}>
              <Pay
                code={code}
                locale={locale}
                gateway={gateway}
                label={t(state === "REFUSED" ? "payAgain" : "pay", { amount: euros })}
              />
            </DueNow>
          )}
          {state !== "REFUSED" && text}
          {isBegun && (
            <p className="mt-5 max-w-2xl">
              {t.rich("PAID.next", { step: (words) => nextStep(words) })}
            </p>
          )}
          {canPay && <p className="mt-3 text-muted text-small">{words(`means.${gateway}`)}</p>}
          {state === "UNDER_WAY" && <PaymentWatch code={code} locale={locale} />}
          {(state === "EXPIRED" || (state === "REFUSED" && !canPay)) && (
            <NewPayLink of={order ? "order" : "booking"} code={code} />
          )}
          <OwnBookingLink
            of={order ? "order" : "booking"}
            reference={(order ?? booking)?.reference ?? ""}
            locale={locale}
            isPaid={state === "PAID"}
          />
          {canPay && !keptNote && (
            <p className="mt-5 text-muted text-small">
              {t("until", { until: format.dateAndTime(validUntil) })}
            </p>
          )}
        </div>
        <section>
          <h2 className="mb-6 text-subtitle">{t("what")}</h2>
          {booking && <PaidRide booking={booking} paid={state === "PAID" ? amount : null} />}
          {order && <PaidOrder order={order} />}
        </section>
      </div>
    </ClientWords>
  );
}
