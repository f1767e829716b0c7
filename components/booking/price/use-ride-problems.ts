import { useTranslations } from "next-intl";
import { rideRequest } from "@/components/booking/ride/ride-request";
import { useAllowedDays } from "@/components/booking/when/use-allowed-days";
import { useToday } from "@/components/ui/use-today";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import type { RideDraft } from "@/stores/described-ride";

/** Distance in days of the date that is shown as an example. */
const EXAMPLE_DAYS_AHEAD = 7;

/**
 * Returns the errors that keep a ride from being sent, a sentence by field; nothing once it can be.
 * @param idCalendar the calendar whose closed days, as far as they are known, cannot be asked for;
 * the staff give none
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
