import { getLocale, getTranslations } from "next-intl/server";
import { Countdown } from "@/components/payment/countdown";
import type { BookingLink } from "@/lib/api/booking-page";
import type { BookingPage } from "@/lib/contract/booking-page";
import { siteFormat } from "@/lib/i18n/site-format";
import { wasBooked } from "@/lib/rules/booking-state";
import type { Locale } from "@/lib/rules/locale-code";
import { balanceOf } from "./balance-of";
import { isToPay } from "./is-to-pay";
import { PayButton } from "./pay-button";
import { StateHead } from "./state-head";
import { stateWords } from "./state-words";
import { TURN_EDGE, whoseTurn } from "./whose-turn";

/** Where the booking stands in plain words, what happens next, and who acts. */
export async function BookingState({ booking, link }: { booking: BookingPage; link: BookingLink }) {
  const [t, locale] = await Promise.all([getTranslations("ride"), getLocale() as Promise<Locale>]);
  const format = siteFormat(locale);
  const { status, cancelReason, dueNow, dueToReturn, refunded, may, startAt, payUntil } = booking;
  const turn = whoseTurn(booking);
  const { rest } = balanceOf(booking);
  const state = stateWords(booking);
  const next = t(`status.${state}.next`, {
    due: format.euros(dueNow || rest),
    until: format.dateAndTime(payUntil ?? startAt),
    start: format.dayAndTime(startAt),
    reason: cancelReason ? t(`cancelReason.${cancelReason}`) : "",
  });
  return (
    <StateHead
      edge={TURN_EDGE[turn]}
      above={[
        t("page.reference", { reference: booking.reference }),
        t(wasBooked(status, booking.vehicle) ? "page.bookedAt" : "page.askedAt", {
          date: format.date(booking.bookedAt),
        }),
      ]}
      title={
        isToPay(booking) ? t("leftToPay", { due: format.euros(dueNow) }) : t(`status.${state}.name`)
      }
    >
      {booking.heldUntil && (
        <p className="mt-4 flex flex-wrap gap-x-3">
          {t("keptUntil", { until: format.time(booking.heldUntil) })}{" "}
          <Countdown until={booking.heldUntil} now={new Date().toISOString()} />
        </p>
      )}
      <p className="mt-5 max-w-2xl text-lead">
        <strong className="font-semibold text-accent">{t(`turn.${turn}`)}.</strong> {next}
        {dueToReturn > 0 && ` ${t("comeBack")}`}
        {state === "FINAL" && rest > 0 && may.pay && ` ${t("rest", { rest: format.euros(rest) })}`}
        {status === "CANCELLED" &&
          refunded > 0 &&
          ` ${t("refundedSoFar", { refunded: format.euros(refunded) })}`}
      </p>
      {booking.asksIdentity && turn !== "over" && (
        <p className="mt-4 max-w-2xl text-muted">{t("page.identity")}</p>
      )}
      {may.pay && (
        <div className="mt-7">
          <PayButton
            link={link}
            look={turn === "you" ? "solid" : "outline"}
            label={
              dueNow || dueToReturn
                ? t("actions.pay", { amount: format.euros(dueNow || dueToReturn) })
                : t("actions.payRest", { amount: format.euros(rest) })
            }
          />
        </div>
      )}
    </StateHead>
  );
}
