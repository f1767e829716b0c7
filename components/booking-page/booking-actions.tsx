import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import type { BookingLink } from "@/lib/api/booking-page";
import type { BookingPage } from "@/lib/contract/booking-page";
import type { BookingStatus } from "@/lib/contract/booking-status";
import { siteFormat } from "@/lib/i18n/site-format";
import { type Locale, localisedPath } from "@/lib/rules/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { ChangeRide } from "./change-ride";
import { EndBooking } from "./end-booking";
import { Facts } from "./facts";

/** Where a ride that can no longer be changed could have been, but for the time. */
const CHANGEABLE = new Set<BookingStatus>([
  "HELD",
  "AWAITING_DEPOSIT",
  "AWAITING_CONFIRMATION",
  "CONFIRMED",
  "FINAL",
]);

/** What a customer may do about the booking, and whom to ask about the rest. */
export async function BookingActions(props: { booking: BookingPage; link: BookingLink }) {
  const { booking, link } = props;
  const [t, locale] = await Promise.all([getTranslations("ride"), getLocale() as Promise<Locale>]);
  const format = siteFormat(locale);
  const { may, status, customer, reference, changeUntil, withdrawUntil } = booking;
  const name = `${customer.firstname} ${customer.lastname}`;
  return (
    <div className="divide-y divide-line border-line border-y">
      {may.change && (
        <Action
          id="change"
          title={t("change.title")}
          text={t("change.text", { until: format.dateAndTime(changeUntil) })}
        >
          <ChangeRide booking={booking} link={link} locale={locale} />
        </Action>
      )}
      {!may.change && may.cancel && CHANGEABLE.has(status) && (
        <Action id="change" title={t("change.title")} text={t("change.over")} />
      )}
      {may.cancel && (
        <Action id="cancel" title={t("cancel.title")} text={t("cancel.text")}>
          <EndBooking
            way="cancel"
            link={link}
            locale={locale}
            title={t("cancel.title")}
            done={t("cancel.done")}
          />
        </Action>
      )}
      {may.withdraw && withdrawUntil && (
        <Action
          id="withdrawal"
          title={t("withdraw.title")}
          text={t("withdraw.text", { until: format.lastDay(withdrawUntil) })}
        >
          <EndBooking
            way="withdraw"
            link={link}
            locale={locale}
            title={t("withdraw.dialogTitle")}
            done={t("withdraw.done", { email: customer.email })}
          >
            <p className="mb-5">
              {t("withdraw.statement", { reference, date: format.date(booking.bookedAt) })}
            </p>
            <div className="mb-6">
              <Facts
                rows={[
                  [t("withdraw.name"), name],
                  [t("withdraw.contract"), reference],
                  [t("withdraw.ack"), customer.email],
                ]}
              />
            </div>
          </EndBooking>
        </Action>
      )}
      {booking.isMine && !booking.isUpcoming && (
        <Action title={t("again.title")} text={t("again.text")}>
          <ButtonLink
            href={`/reserver?${new URLSearchParams({ again: reference })}`}
            look="outline"
          >
            {t("again.open")}
          </ButtonLink>
        </Action>
      )}
      <Contact reference={reference} locale={locale} />
    </div>
  );
}

/** One thing to do, with its button below. */
function Action(props: { id?: string; title: string; text: string; children?: ReactNode }) {
  return (
    <section id={props.id} className="scroll-mt-28 py-8">
      <h3 className="text-lead">{props.title}</h3>
      <p className="mt-2 max-w-2xl text-muted">{props.text}</p>
      {props.children && <div className="mt-5">{props.children}</div>}
    </section>
  );
}

async function Contact({ reference, locale }: { reference: string; locale: Locale }) {
  const [t, { parameters }] = await Promise.all([
    getTranslations("ride.actions"),
    bootstrap(locale),
  ]);
  const { COMPANY_PHONE: phone, COMPANY_EMAIL: email, HIDE_CONTACT_PAGE: hasNoPage } = parameters;
  const look = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";
  const form = `/contacter-votre-chauffeur-prive?reference=${encodeURIComponent(reference)}`;
  const mail = email && `mailto:${email}?subject=${encodeURIComponent(reference)}`;
  const href = hasNoPage ? mail : localisedPath(form, locale);
  return (
    <p className="flex flex-wrap gap-x-10 gap-y-2 py-8">
      {href && (
        <a href={href} className={look}>
          {t("contact")}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/\s/g, "")}`} className={look}>
          {t("call", { phone })}
        </a>
      )}
    </p>
  );
}
