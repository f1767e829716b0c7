"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useEffect, useRef } from "react";
import { Facts } from "@/components/purchase/facts";
import { bookingPath } from "@/components/purchase/purchase-path";
import { buttonLook, QUIET_LOOK } from "@/components/ui/button-look";
import { useCalmPage } from "@/components/ui/use-calm-page";
import { useDocumentTitle } from "@/components/ui/use-document-title";
import type { NewBooking } from "@/lib/contract/booking";
import { siteFormat } from "@/lib/i18n/site-format";
import { placeLine } from "@/lib/rules/booking/place-line";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { PayHead } from "./pay-head";
import { PriceLines } from "./price-lines";

/**
 * What was booked or asked for, once it is: its reference, the ride, the price, and the way to its
 * own page, where one pays. It is what the page is about by then, and its title is the page's.
 */
export function BookingSummary({ booking, locale }: { booking: NewBooking; locale: Locale }) {
  const t = useTranslations("booking");
  const { dayAndTime: when } = siteFormat(locale);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const { status, dueNow } = booking;
  const isOrdered = status !== "REQUESTED" && status !== "QUOTED";
  const kind = isOrdered ? (dueNow > 0 ? "HELD" : "NOTHING_DUE") : status;
  useCalmPage(kind === "HELD");
  useDocumentTitle(kind === "HELD" ? undefined : t(`booked.${kind}.title`));
  const { key, ...price } = booking;
  const { reference } = booking;
  const ownPage = localisedPath(bookingPath({ reference, key }), locale);
  const rows: ComponentProps<typeof Facts>["rows"] = [
    [t("reference"), booking.reference],
    [t("pickup"), placeLine(booking.pickup)],
    ...booking.stops.map(
      (stop, index) => [t("stop", { number: index + 1 }), placeLine(stop)] as const,
    ),
    [t("dropoff"), booking.dropoff && placeLine(booking.dropoff)],
    [t("when"), when(booking.startAt)],
    [t("whenReturn"), booking.returnAt && when(booking.returnAt)],
    [t("hours"), booking.hours && t("hoursOption", { hours: booking.hours })],
    [t("passengers"), String(booking.passengers)],
    [t("luggage"), String(booking.luggage)],
    [t("vehicle"), booking.vehicle?.name],
  ];
  return (
    <section aria-labelledby="summary-title" data-purchase className="max-w-3xl">
      {kind === "HELD" ? (
        <PayHead booking={booking} locale={locale} title={title} />
      ) : (
        <div className="mb-10 border-success border-l-2 bg-surface p-6 md:p-8">
          <h1 id="summary-title" ref={title} tabIndex={-1} className="text-title outline-none">
            {t(`booked.${kind}.title`)}
          </h1>
          <p className="mt-4">
            {t(`booked.${kind}.text`, { reference, email: booking.customer.email })}
          </p>
          <p className="mt-3 text-muted">{t(`booked.${kind}.next`)}</p>
        </div>
      )}
      <div className="mb-10">
        <Facts rows={rows} />
      </div>
      {booking.lines.length > 0 && <PriceLines {...price} />}
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
        <a href={ownPage} className={kind === "HELD" ? QUIET_LOOK : buttonLook("solid")}>
          {t(isOrdered ? "toBooking" : "toOwnPage")}
        </a>
        {booking.calendarFile && (
          <a
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(booking.calendarFile)}`}
            download={`${reference}.ics`}
            className={QUIET_LOOK}
          >
            {t("addToCalendar")}
          </a>
        )}
        <a href={localisedPath("/", locale)} className={QUIET_LOOK}>
          {t("backHome")}
        </a>
      </div>
    </section>
  );
}
