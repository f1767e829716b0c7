"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useEffect, useRef } from "react";
import { PriceLines } from "@/components/booking/price/price-lines";
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

/**
 * Summary of a sent booking or request: its reference, the ride, the price, and the link to its own
 * page, where it is paid. It is the page's subject by then, and its title is the page's.
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
    <section
      aria-labelledby="summary-title"
      data-purchase
      className={
        kind === "HELD"
          ? "grid items-start gap-x-20 gap-y-10 pt-10 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
          : "max-w-3xl space-y-10"
      }
    >
      {kind === "HELD" ? (
        <PayHead booking={booking} locale={locale} title={title} />
      ) : (
        <div className="border-success border-l-2 bg-surface p-6 md:p-8">
          <h1 id="summary-title" ref={title} tabIndex={-1} className="text-title outline-none">
            {t(`booked.${kind}.title`)}
          </h1>
          <p className="mt-4">
            {t(`booked.${kind}.text`, { reference, email: booking.customer.email })}
          </p>
          <p className="mt-3 text-muted">{t(`booked.${kind}.next`)}</p>
        </div>
      )}
      <div className="space-y-10 lg:row-span-2">
        <Facts rows={rows} />
        {booking.lines.length > 0 && <PriceLines {...price} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
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
