"use client";

import { useLocale, useTranslations } from "next-intl";
import { useToday } from "@/components/ui/use-today";
import { siteFormat } from "@/lib/i18n/site-format";
import { isDay } from "@/lib/rules/calendar/typed-day";
import { isTimeOfDay } from "@/lib/rules/calendar/typed-time";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useRideDraft } from "@/stores/ride-draft";
import { isCount } from "./ride-request";
import { RideRoute } from "./ride-route";

export function RideInShort(props: {
  /** Title of the service that it is booked as. */
  service?: string | undefined;
  vehicle: string | undefined;
}) {
  const { service, vehicle } = props;
  const t = useTranslations("booking");
  const when = useWhen();
  const ride = useRideDraft((store) => store.ride);
  const isReturn = ride.kind === "TRANSFER" && ride.isReturn;
  const luggage = isCount(ride.luggage, 0) ? ride.luggage : 0;
  const rows = [
    [t("inShort.service"), service],
    [t(isReturn ? "inShort.outbound" : "inShort.start"), when(ride.date, ride.time)],
    [t("inShort.return"), isReturn && when(ride.returnDate, ride.returnTime)],
    [t("hours"), ride.kind === "HIRE" && t("hoursOption", { hours: ride.hours })],
    [
      t("inShort.aboard"),
      isCount(ride.passengers, 1) && t("inShort.people", { passengers: ride.passengers, luggage }),
    ],
    [t("vehicle"), vehicle],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  return (
    <>
      <RideRoute />
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 border-line border-t pt-4 text-small">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right text-heading">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Returns a function that writes a day and a time of a draft, which may be unfinished. */
function useWhen() {
  const t = useTranslations("booking.inShort");
  const { dayAhead } = siteFormat(useLocale() as Locale);
  const today = useToday();
  return (day: string, time: string): string | undefined => {
    if (!isDay(day)) return undefined;
    const written = dayAhead(day, today ?? day);
    return isTimeOfDay(time) ? t("at", { day: written, time }) : written;
  };
}
