import { useTranslations } from "next-intl";
import { useToday } from "@/components/ui/use-today";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import type { RideDraft } from "@/stores/described-ride";
import { rideRequest } from "./ride-request";
import { useAllowedDays } from "./use-allowed-days";

/** How many days ahead the date is that is shown as an example. */
const EXAMPLE_DAYS_AHEAD = 7;

/**
 * What keeps a ride from being sent, a sentence by field; nothing once it can be.
 * @param idCalendar whose closed days, as far as they are known, are no days to ask for; for the staff none is
 */
export function useRideProblems(ride: RideDraft, idCalendar?: number): Record<string, string> {
  const t = useTranslations("booking");
  const outward = useAllowedDays(idCalendar, ride.date.slice(0, 7));
  const back = useAllowedDays(idCalendar, ride.returnDate.slice(0, 7));
  const today = useToday();
  const request = rideRequest(ride, today);
  const problems = Object.entries("problems" in request ? request.problems : {});
  const example = today
    ? daysLater(today, EXAMPLE_DAYS_AHEAD).split("-").toReversed().join("/")
    : "";
  const hasReturn = ride.kind === "TRANSFER" && ride.isReturn;
  return {
    ...(outward.isClosed(ride.date) && { startAt: t("closedDay") }),
    ...(hasReturn && back.isClosed(ride.returnDate) && { returnAt: t("closedDay") }),
    ...Object.fromEntries(
      problems.map(([field, problem]) => [field, t(`problems.${problem}`, { example })]),
    ),
  };
}
