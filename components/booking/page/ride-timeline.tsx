import { getLocale, getTranslations } from "next-intl/server";
import type { BookingPage } from "@/lib/contract/booking-page";
import type { Place } from "@/lib/contract/geography";
import { siteFormat } from "@/lib/i18n/site-format";
import { placeLine } from "@/lib/rules/booking/place-line";
import { ridesOf } from "@/lib/rules/booking/ride-span";
import type { Locale } from "@/lib/rules/text/locale-code";

export async function RideTimeline({ booking }: { booking: BookingPage }) {
  const [t, locale] = await Promise.all([
    getTranslations("ride.ride"),
    getLocale() as Promise<Locale>,
  ]);
  const format = siteFormat(locale);
  const { pickup, dropoff, stops } = booking;
  const rides = ridesOf({
    ...booking,
    startAt: new Date(booking.startAt),
    returnAt: booking.returnAt ? new Date(booking.returnAt) : null,
  });
  return (
    <>
      {rides.map(({ leg, startAt, endAt }) => {
        const isBack = leg === "RETURN";
        const from = isBack ? (dropoff ?? pickup) : pickup;
        const to = isBack ? pickup : (dropoff ?? pickup);
        const between = isBack ? [] : stops;
        return (
          <div key={leg} className="mt-8 first-of-type:mt-0">
            <h3 className="mb-5 text-body first-letter:uppercase">
              {rides.length > 1 && (
                <span className="mr-2 text-accent">{t(isBack ? "return" : "outbound")}</span>
              )}
              <span>{format.day(startAt)}</span>
            </h3>
            <ol>
              <Moment
                time={format.time(startAt)}
                label={t("pickup")}
                place={from}
                isPickup
                isMain
              />
              {between.map((stop) => (
                <Moment key={`${placeLine(stop)} ${stop.lat}`} label={t("stop")} place={stop} />
              ))}
              <Moment
                time={
                  leg === "HIRE" ? format.time(endAt) : t("about", { time: format.time(endAt) })
                }
                label={t(leg === "HIRE" ? "hireEnd" : "dropoff")}
                place={to}
                isMain
                isLast
              />
            </ol>
          </div>
        );
      })}
      <p className="mt-5 text-muted text-small">{t("parisTime")}</p>
    </>
  );
}

async function Moment(props: {
  time?: string;
  label: string;
  place: Place;
  /** True where people are met. */
  isPickup?: boolean;
  isMain?: boolean;
  isLast?: boolean;
}) {
  const t = await getTranslations("ride.ride");
  const { meetingPoint, board } = props.place;
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-5">
      <span aria-hidden="true" className="flex flex-col items-center pt-2">
        <span
          className={`size-2.5 shrink-0 rounded-full border ${props.isMain ? "border-accent bg-accent" : "border-line-strong"}`}
        />
        {!props.isLast && <span className="mt-1 w-px grow bg-line-strong" />}
      </span>
      <div className={props.isLast ? "" : "pb-6"}>
        <p className="text-muted text-small">
          <span>{props.label}</span>
          {props.time && <span className="ml-3 text-heading tabular-nums">{props.time}</span>}
        </p>
        <p className="text-heading">{placeLine(props.place)}</p>
        {props.isPickup && meetingPoint && (
          <p className="mt-1 text-muted text-small">{meetingPoint}</p>
        )}
        {props.isPickup && board && (
          <p className="mt-1 text-small">
            {t("board")} <strong className="font-medium text-heading">{board}</strong>
          </p>
        )}
      </div>
    </li>
  );
}
