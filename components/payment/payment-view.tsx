import { getLocale, getTranslations } from "next-intl/server";
import { Facts } from "@/components/booking-page/facts";
import { RideWords } from "@/components/booking-page/ride-words";
import type { PaymentPage } from "@/lib/contract/payment";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/locale-code";
import { NewPayLink } from "./new-pay-link";
import { OwnBookingLink } from "./own-booking-link";
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

/** What there is to pay, for what, and the way to pay it. */
export async function PaymentView({ payment, code }: { payment: PaymentPage; code: string }) {
  const [t, locale] = await Promise.all([
    getTranslations("ride.payment"),
    getLocale() as Promise<Locale>,
  ]);
  const format = siteFormat(locale);
  const { state, amount, purpose, validUntil, gateway } = payment;
  const canPay = (state === "DUE" || state === "REFUSED") && amount > 0;
  const euros = format.euros(amount);
  return (
    <RideWords>
      <div className="container-page grid gap-x-20 gap-y-14 py-10 md:py-16 lg:grid-cols-[7fr_5fr]">
        <div className={`self-start border-l-2 ${EDGE[state]} bg-surface p-6 md:p-10`}>
          <p className="mb-3 text-muted text-small">{t(canPay ? `purpose.${purpose}` : "title")}</p>
          <h1 className="text-title">{t(`${state}.title`, { amount: euros })}</h1>
          <p className="mt-5 max-w-2xl text-lead">{t(`${state}.text`)}</p>
          {canPay && (
            <Pay
              code={code}
              locale={locale}
              gateway={gateway}
              label={t(state === "REFUSED" ? "payAgain" : "pay", { amount: euros })}
            />
          )}
          {state === "UNDER_WAY" && <PaymentWatch code={code} locale={locale} />}
          {(state === "EXPIRED" || (state === "REFUSED" && !canPay)) && (
            <NewPayLink code={code} locale={locale} />
          )}
          <OwnBookingLink
            reference={payment.booking.reference}
            locale={locale}
            isPaid={state === "PAID"}
          />
          {canPay && (
            <p className="mt-5 text-muted text-small">
              {t("until", { until: format.dateAndTime(validUntil) })}
            </p>
          )}
        </div>
        <section>
          <h2 className="mb-6 text-subtitle">{t("ride")}</h2>
          <PaidRide payment={payment} />
        </section>
      </div>
    </RideWords>
  );
}

async function PaidRide({ payment: { booking, amount, state } }: { payment: PaymentPage }) {
  const [t, locale] = await Promise.all([getTranslations("ride"), getLocale() as Promise<Locale>]);
  const format = siteFormat(locale);
  const words = await getTranslations("booking");
  return (
    <Facts
      rows={[
        [words("reference"), booking.reference],
        [words("when"), format.dayAndTime(booking.startAt)],
        [words("whenReturn"), booking.returnAt && format.dayAndTime(booking.returnAt)],
        [t("ride.pickup"), booking.pickup.label],
        [t("ride.dropoff"), booking.dropoff?.label],
        [t("ride.vehicle"), booking.vehicle?.name],
        [words("total"), format.euros(booking.total)],
        [t("payment.paidAmount"), state === "PAID" && format.euros(amount)],
      ]}
    />
  );
}
