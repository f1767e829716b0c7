import { parisDate, parisInstant } from "@/lib/rules/calendar/paris-time";
import { addWorkingDays } from "@/lib/rules/calendar/working-days";

/** Working days in which a request for deletion is carried out (§9). */
const ERASURE_DAYS = 10;

/** Address in place of an erased person's: a domain that never is (RFC 2606). */
export const ERASED_EMAIL = "erased@erased.invalid";

/** Returns the end of the last day, 24:00 in Paris, of an erasure asked for at an instant. */
export const erasureEnds = (askedAt: Date): Date => addWorkingDays(askedAt, ERASURE_DAYS);

/** Returns the time of the erasure: the start of the last day, so that it is done within it. */
export function erasureDue(askedAt: Date): Date {
  const end = erasureEnds(askedAt);
  return parisInstant(parisDate(new Date(end.getTime() - 1)), "00:00") ?? end;
}
