import { getLocale, getTranslations } from "next-intl/server";
import { stateWords } from "@/components/booking/page/state-words";
import { PayButton } from "@/components/purchase/pay-button";
import { whoseTurn } from "@/components/purchase/whose-turn";
import { SiteLink } from "@/components/ui/site-link";
import type { MemberBooking } from "@/lib/contract/member-booking";
import { siteFormat } from "@/lib/i18n/site-format";
import { placeName } from "@/lib/rules/booking/place-line";
import { reservedServicePath } from "@/lib/rules/site/reserved-service-path";
import type { Locale } from "@/lib/rules/text/locale-code";
import { pathOfRole } from "@/lib/site/page-of-role";

const EDGE = {
  you: "border-accent",
  us: "border-line-strong",
  none: "border-success",
  over: "border-line",
} as const;

const LINK =
  "inline-flex min-h-11 items-center text-small underline decoration-1 underline-offset-4 hover:text-accent";

export async function BookingCard(props: { booking: MemberBooking; level?: "h2" | "h3" }) {
  const { booking, level: Title = "h2" } = props;
  const [t, ride, locale] = await Promise.all([
    getTranslations("account.bookings"),
    getTranslations("ride"),
    getLocale() as Promise<Locale>,
  ]);
  const againPath = booking.service
    ? reservedServicePath(booking.service.id)
    : await pathOfRole("BOOKING_FORM", locale);
  const format = siteFormat(locale);
  const { reference, kind, startAt, returnAt, pickup, dropoff, dueNow, may } = booking;
  const { heldUntil, payUntil } = booking;
  const page = `/booking/${encodeURIComponent(reference)}`;
  const isPayable = may.pay && dueNow > 0;
  // A vehicle is held for less long than the link to pay is valid.
  const untilNote = heldUntil
    ? ride("keptUntil", { until: format.time(heldUntil) })
    : payUntil && t("payUntil", { until: format.dateAndTime(payUntil) });
  return (
    <article
      aria-labelledby={`booking-${reference}`}
      className={`border-l-2 ${EDGE[whoseTurn(booking)]} bg-surface p-6 pb-4 md:p-8 md:pb-4`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <p className="font-medium text-small">
          <span className={isPayable ? "text-accent" : "text-heading"}>
            {ride(`status.${stateWords(booking)}.name`)}
          </span>
        </p>
        <p className="text-muted text-small">{ride("page.reference", { reference })}</p>
      </div>
      <Title
        id={`booking-${reference}`}
        className="mt-2 font-title text-heading text-subtitle first-letter:uppercase"
      >
        {format.dayAndTime(startAt)}
      </Title>
      <div className="mt-3">
        <p>
          <span className="sr-only">{ride("ride.pickup")} </span>
          <span>{placeName(pickup)}</span>
        </p>
        {dropoff && (
          <p className="flex gap-3">
            <span aria-hidden="true" className="text-accent">
              →
            </span>
            <span className="min-w-0">
              <span className="sr-only">{ride("ride.dropoff")} </span>
              <span>{placeName(dropoff)}</span>
            </span>
          </p>
        )}
      </div>
      {returnAt && (
        <p className="mt-1 text-muted text-small">
          {t("return", { when: format.dayAndTime(returnAt) })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <p className="text-muted text-small">
          {booking.service && <span>{`${booking.service.title} · `}</span>}
          {kind === "HIRE" && booking.hours !== null && (
            <span>{`${t("hire", { hours: format.number(booking.hours) })} · `}</span>
          )}
          {booking.vehicle && <span>{`${booking.vehicle.name} · `}</span>}
          <span>{ride("ride.passengers", { passengers: booking.passengers })}</span>
        </p>
        {booking.total > 0 && (
          <p translate="no" className="figures whitespace-nowrap text-heading text-subtitle">
            {format.euros(booking.total)}
          </p>
        )}
      </div>
      {isPayable && (
        <div className="mt-5">
          <PayButton
            link={{ reference, key: "" }}
            look="solid"
            label={ride("actions.pay", { amount: format.euros(dueNow) })}
          />
          {untilNote && <p className="mt-2 text-muted text-small">{untilNote}</p>}
        </div>
      )}
      <ul className="mt-4 flex flex-wrap gap-x-7 border-line border-t pt-2">
        <Action href={page} label={t("open")} which={reference} />
        {may.change && <Action href={`${page}#change`} label={t("change")} which={reference} />}
        {may.cancel && <Action href={`${page}#cancel`} label={t("cancel")} which={reference} />}
        {againPath && (
          <Action
            href={`${againPath}?again=${encodeURIComponent(reference)}`}
            label={t("again")}
            which={reference}
          />
        )}
      </ul>
    </article>
  );
}

/** Action of a booking; its accessible name says which booking it is. */
function Action({ href, label, which }: { href: string; label: string; which: string }) {
  return (
    <li>
      <SiteLink href={href} className={LINK}>
        <span>{label}</span>
        <span className="sr-only">{` (${which})`}</span>
      </SiteLink>
    </li>
  );
}
