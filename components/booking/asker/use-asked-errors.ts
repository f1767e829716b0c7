"use client";

import { useTranslations } from "next-intl";
import { rideRequest } from "@/components/booking/ride/ride-request";
import { useToday } from "@/components/ui/use-today";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import type { RideDraft } from "@/stores/described-ride";
import { askedErrors } from "./asked-errors";
import type { AskedFieldName } from "./asked-field";
import type { AskedPlace } from "./use-asked-place";

/** Distance in days of the date that is shown as an example. */
const EXAMPLE_DAYS_AHEAD = 7;

export function useAskedErrors(
  ride: RideDraft,
  places: Record<"pickup" | "dropoff", AskedPlace["problem"]>,
  known: { hasTried: boolean; isClosedDay: boolean; byProvider: Record<string, string> },
): Partial<Record<AskedFieldName, string>> {
  const t = useTranslations("booking");
  const today = useToday();
  const request = rideRequest(ride, today);
  const problems = askedErrors("problems" in request ? request.problems : {}, known.hasTried);
  const example = today
    ? daysLater(today, EXAMPLE_DAYS_AHEAD).split("-").toReversed().join("/")
    : "";
  const said = Object.entries(problems).map(([field, problem]) => [
    field,
    problem === "missing"
      ? t(`asker.missing.${field as AskedFieldName}`)
      : t(`problems.${problem}`, { example }),
  ]);
  const unclear = Object.entries(places).flatMap(([field, problem]) =>
    problem ? [[field, t(problem === "whichTown" ? problem : `asker.${problem}`)]] : [],
  );
  const { startAt, ...byProvider } = known.byProvider;
  return {
    ...byProvider,
    ...(startAt && { date: startAt }),
    ...(known.isClosedDay && { date: t("closedDay") }),
    ...Object.fromEntries([...said, ...unclear]),
  };
}
