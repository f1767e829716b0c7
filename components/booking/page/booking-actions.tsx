import { getLocale, getTranslations } from "next-intl/server";
import { ActionPart } from "@/components/purchase/action-part";
import { CancelPart } from "@/components/purchase/cancel-part";
import { ContactUs } from "@/components/purchase/contact-us";
import { WithdrawPart } from "@/components/purchase/withdraw-part";
import { ButtonLink } from "@/components/ui/button-link";
import type { KeyLink } from "@/lib/api/by-key";
import type { BookingPage } from "@/lib/contract/booking-page";
import type { BookingStatus } from "@/lib/contract/booking-status";
import { siteFormat } from "@/lib/i18n/site-format";
import { isConfirmed } from "@/lib/rules/booking/booking-state";
import type { Locale } from "@/lib/rules/text/locale-code";
import { pathOfRole } from "@/lib/site/page-of-role";
import { ChangeRide } from "./change-ride";
import { IdentityProof } from "./identity-proof";

/** States in which a ride could be changed, but for the time. */
const CHANGEABLE = new Set<BookingStatus>([
  "HELD",
  "AWAITING_DEPOSIT",
  "AWAITING_DIFFERENCE",
  "AWAITING_CONFIRMATION",
  "CONFIRMED",
  "FINAL",
]);

export async function BookingActions(props: { booking: BookingPage; link: KeyLink }) {
  const { booking, link } = props;
  const [t, locale] = await Promise.all([getTranslations("ride"), getLocale() as Promise<Locale>]);
  const formPath = await pathOfRole("BOOKING_FORM", locale);
  const format = siteFormat(locale);
  const { may, status, customer, reference, changeUntil, withdrawUntil } = booking;
  const isAgreed = booking.lines.some(({ code }) => code === "AGREED");
  const keepsDeposit = isConfirmed(status) && !booking.isSuspended;
  return (
    <div className="divide-y divide-line border-line border-y">
      {booking.identity && (booking.identity.isAsked || booking.identity.isChecked) && (
        <IdentityProof identity={booking.identity} link={link} locale={locale} />
      )}
      {may.change && (
        <ActionPart
          id="change"
          title={t("change.title")}
          text={t("change.text", { until: format.dateAndTime(changeUntil) })}
        >
          <ChangeRide booking={booking} link={link} locale={locale} />
        </ActionPart>
      )}
      {!may.change && may.cancel && CHANGEABLE.has(status) && (
        <ActionPart
          id="change"
          title={t("change.title")}
          text={t(isAgreed ? "change.agreed" : "change.over")}
        />
      )}
      {may.cancel && (
        <CancelPart
          of="booking"
          link={link}
          isTexted={booking.customer.email === null}
          instead={keepsDeposit && may.withdraw ? t("cancel.withdrawInstead") : undefined}
        />
      )}
      {may.withdraw && withdrawUntil && (
        <WithdrawPart
          of="booking"
          link={link}
          reference={reference}
          customer={customer}
          since={booking.bookedAt}
          text={t("withdraw.text", { until: format.lastDay(withdrawUntil) })}
        />
      )}
      {booking.isMine && !booking.isUpcoming && formPath && (
        <ActionPart title={t("again.title")} text={t("again.text")}>
          <ButtonLink
            href={`${formPath}?${new URLSearchParams({ again: reference })}`}
            look="outline"
          >
            {t("again.open")}
          </ButtonLink>
        </ActionPart>
      )}
      <ContactUs of="booking" reference={reference} locale={locale} />
    </div>
  );
}
