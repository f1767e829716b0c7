"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/components/admin/panel/fact-list";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { WayStop } from "@/components/admin/panel/way-stop";
import type { StaffPage } from "@/lib/contract/booking-staff";
import type { Place } from "@/lib/contract/geography";
import { placeLine } from "@/lib/rules/booking/place-line";
import { ridesOf } from "@/lib/rules/booking/ride-span";
import { parisDate } from "@/lib/rules/calendar/paris-time";

export function RideWay({ booking }: { booking: StaffPage }) {
  const t = useTranslations("ride.ride");
  const words = useTranslations("admin.booking");
  const format = usePanelFormat();
  const { pickup, dropoff, stops, passengers, luggage, travel, vehicle, message, service } =
    booking;
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
        return (
          <div key={leg} className="mb-5">
            <h3 className="mb-3 flex flex-wrap items-baseline gap-x-3">
              <PanelLink
                href={`/admin?day=${parisDate(startAt)}`}
                className="inline-block underline decoration-line-strong underline-offset-4 first-letter:uppercase hover:text-accent"
              >
                {format.day(startAt)}
              </PanelLink>
              {rides.length > 1 && (
                <span className="font-normal text-accent text-small">
                  {t(isBack ? "return" : "outbound")}
                </span>
              )}
            </h3>
            <ol>
              <Stop time={format.time(startAt)} label={t("pickup")} place={from} isPickup />
              {!isBack &&
                stops.map((stop) => (
                  <Stop key={`${stop.lat} ${stop.lng}`} label={t("stop")} place={stop} />
                ))}
              <Stop
                time={format.time(endAt)}
                label={t(leg === "HIRE" ? "hireEnd" : "dropoff")}
                place={to}
                isLast
              />
            </ol>
          </div>
        );
      })}
      <FactList
        rows={[
          [t("service"), service?.title],
          [t("vehicle"), vehicle?.name ?? t("noVehicle")],
          [words("aboard"), `${t("passengers", { passengers })}, ${t("luggage", { luggage })}`],
          [t("flight"), travel.flightNumber],
          [t("train"), travel.trainNumber],
          [words("message"), message],
        ]}
      />
    </>
  );
}

function Stop(props: {
  time?: string;
  label: string;
  place: Place;
  isPickup?: boolean;
  isLast?: boolean;
}) {
  const { place, isPickup, ...shown } = props;
  return (
    <WayStop
      {...shown}
      line={placeLine(place)}
      at={place}
      meetingPoint={isPickup ? place.meetingPoint : undefined}
      board={isPickup ? place.board : undefined}
    />
  );
}
