import type { StaffPage } from "@/lib/contract/booking-staff";
import { hasEnded } from "./has-ended";

type Action = StaffPage["actions"][number];

/** What is answered before anything else can follow. */
const ASKED: readonly Action[] = ["PRICE", "RESUME", "CONFIRM"];

/**
 * The one thing that the company does next by the link of a mail, of those it may do: what is asked of it,
 * and once the ride is over the money that is owed before the ride is called made. Null while there is
 * nothing but to wait, or what is next is done in the panel.
 */
export function nextByLink(
  booking: Pick<StaffPage, "status" | "progress" | "actions" | "owed">,
): Action | null {
  const { actions, owed } = booking;
  const asked = ASKED.find((action) => actions.includes(action));
  if (asked) return asked;
  if (!actions.includes("COMPLETE") && !hasEnded(booking)) return null;
  const next = owed > 0 ? "RECORD_PAYMENT" : "COMPLETE";
  return actions.includes(next) ? next : null;
}
