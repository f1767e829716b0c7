import { getLocale, getTranslations } from "next-intl/server";
import { DueNow } from "@/components/payment/due-now";
import { keptUntil } from "@/components/payment/kept-until";
import { isToPay } from "@/components/purchase/is-to-pay";
import { PayButton } from "@/components/purchase/pay-button";
import { nextStep, StateHead } from "@/components/purchase/state-head";
import { TURN_EDGE, whoseTurn } from "@/components/purchase/whose-turn";
import type { KeyLink } from "@/lib/api/by-key";
import type { BookingPage } from "@/lib/contract/booking-page";
import { siteFormat } from "@/lib/i18n/site-format";
import { wasBooked } from "@/lib/rules/booking/booking-state";
import type { Locale } from "@/lib/rules/text/locale-code";
import { balanceOf } from "./balance-of";
import { stateWords } from "./state-words";

export async function BookingState({ booking, link }: { booking: BookingPage; link: KeyLink }) {
  const [t, locale] = await Promise.all([getTranslations("ride"), getLocale() as Promise<Locale>]);
  const format = siteFormat(locale);
  const { status, cancelReason, dueNow, dueToReturn, refunded, may, startAt, payUntil } = booking;
  const turn = whoseTurn(booking);
  const { rest } = balanceOf(booking);
  const state = stateWords(booking);
  const isDue = isToPay(booking);
  const next = t.rich(`status.${state}.next`, {
    step: nextStep,
    due: format.euros(dueNow || rest),
    until: format.dateAndTime(payUntil ?? startAt),
    start: format.dayAndTime(startAt),
    reason: cancelReason ? t(`cancelReason.${cancelReason}`) : "",
  });
  const keptNote = keptUntil(booking.heldUntil, (at) => t("keptUntil", { until: format.time(at) }));
  const button = (
    <PayButton
      link={link}
      look={turn === "you" ? "solid" : "outline"}
      label={
        dueNow || dueToReturn
          ? t("actions.pay", { amount: format.euros(dueNow || dueToReturn) })
          : t("actions.payRest", { amount: format.euros(rest) })
      }
    />
  );
  return (
    <StateHead
      edge={TURN_EDGE[turn]}
      above={[
        t("page.reference", { reference: booking.reference }),
        t(wasBooked(status, booking.vehicle) ? "page.bookedAt" : "page.askedAt", {
          date: format.date(booking.bookedAt),
        }),
      ]}
      title={isDue ? t("leftToPay", { due: format.euros(dueNow) }) : t(`status.${state}.name`)}
    >
      {isDue && <DueNow kept={keptNote}>{button}</DueNow>}
      <p className="mt-5 max-w-2xl text-lead">
        {/* Made anew with its values: its elements have texts of their own in between. */}
        <span key={`${state} ${payUntil} ${dueNow || rest}`}>{next}</span>
        {dueToReturn > 0 && <span>{` ${t("comeBack")}`}</span>}
        {state === "FINAL" && rest > 0 && may.pay && (
          <span>{` ${t("rest", { rest: format.euros(rest) })}`}</span>
        )}
        {status === "CANCELLED" && refunded > 0 && (
          <span>{` ${t("refundedSoFar", { refunded: format.euros(refunded) })}`}</span>
        )}
      </p>
      {booking.identity?.isAsked && booking.identity.receivedAt === null && (
        <p className="mt-4 max-w-2xl text-muted">
          {t.rich("page.identity", {
            here: (words) => (
              <a href="#identity" className="text-accent underline underline-offset-4">
                {words}
              </a>
            ),
          })}
        </p>
      )}
      {may.pay && !isDue && <div className="mt-7">{button}</div>}
    </StateHead>
  );
}
