import { parisDate, parisInstant } from "@/lib/rules/calendar/paris-time";
import { addWorkingDays } from "@/lib/rules/calendar/working-days";

/** Working days in which a request for deletion is carried out (§9). */
const ERASURE_DAYS = 10;

/** What stands for the address of who is erased: a domain that never is (RFC 2606). */
export const ERASED_EMAIL = "erased@erased.invalid";

/** The end of the last day, 24:00 in Paris, for an erasure that was asked for at an instant. */
export const erasureEnds = (askedAt: Date): Date => addWorkingDays(askedAt, ERASURE_DAYS);

/** When it is erased: as that day begins, so that it is done within it. */
export function erasureDue(askedAt: Date): Date {
  const end = erasureEnds(askedAt);
  return parisInstant(parisDate(new Date(end.getTime() - 1)), "00:00") ?? end;
}
