import type { StaffPage } from "@/lib/contract/booking-staff";
import { hasEnded } from "./has-ended";

type Action = StaffPage["actions"][number];

/** Actions that come before all others. */
const ASKED: readonly Action[] = ["PRICE", "RESUME", "CONFIRM"];

/**
 * Returns the company's next action by the link of a mail, among its allowed actions: the actions
 * asked of it first, and once the ride is over the money owed before the ride is marked as made.
 * Null while there is only waiting, or the next action is done in the panel.
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
