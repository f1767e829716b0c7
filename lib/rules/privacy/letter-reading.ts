import { hasPermission } from "@/lib/contract/permission";
import type { Role } from "@/lib/contract/user";

/** View of a letter: as its receiver sees it, with links that open nothing, or not at all. */
export type LetterReading = "WHOLE" | "WITHOUT_KEYS" | "NONE";

/**
 * Returns the view of a letter for a staff member. Its links hold the keys of accounts and
 * bookings: they work here only while nothing carries letters to their receivers, and never in a
 * letter to another staff member, because they would open that account.
 * @param letter.recipientRole of the account that has its address; undefined without one
 * @param letter.isDelivered true when a server is configured that carries such letters
 * @see docs/adr/0030-letters-are-read-without-their-keys.md
 */
export function letterReading(
  viewer: { email: string; role: Role },
  letter: { recipient: string; recipientRole: Role | undefined; isDelivered: boolean },
): LetterReading {
  if (!hasPermission(viewer.role, "letter:read")) return "NONE";
  if (letter.isDelivered) return "WITHOUT_KEYS";
  if (hasPermission(viewer.role, "letter:read-of-admins")) return "WHOLE";
  const isOwn = letter.recipient.toLowerCase() === viewer.email.toLowerCase();
  const isToStaff = letter.recipientRole !== undefined && letter.recipientRole !== "MEMBER";
  return isOwn || !isToStaff ? "WHOLE" : "WITHOUT_KEYS";
}
