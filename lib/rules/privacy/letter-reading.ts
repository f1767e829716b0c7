import { hasPermission } from "@/lib/contract/permission";
import type { Role } from "@/lib/contract/user";

/**
 * Whether somebody who runs the site may read a letter. Letters hold what opens accounts and
 * bookings, so they are read here only while nothing carries them to their receivers; and nobody
 * takes over the account of an administrator by a letter to them.
 * @param letter.recipientRole of the account that has its address; undefined without one
 * @param letter.isDelivered true when a server is configured that carries such letters
 * @see docs/adr/0015-letters-are-read-here-while-nothing-carries-them.md
 */
export function mayReadLetter(
  viewer: { email: string; role: Role },
  letter: { recipient: string; recipientRole: Role | undefined; isDelivered: boolean },
): boolean {
  if (letter.isDelivered || !hasPermission(viewer.role, "letter:read")) return false;
  if (hasPermission(viewer.role, "letter:read-of-admins")) return true;
  const isOwn = letter.recipient.toLowerCase() === viewer.email.toLowerCase();
  return isOwn || letter.recipientRole === undefined || letter.recipientRole === "MEMBER";
}
