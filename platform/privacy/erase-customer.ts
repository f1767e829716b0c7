import { eq } from "drizzle-orm";
import { erasureDue } from "@/lib/rules/privacy/erasure";
import type { customers } from "@/platform/db/schema/customer";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { deleteSpace } from "./delete-space";
import { eraseAddress } from "./erase-address";
import { pendingErasure } from "./pending-erasure";

/**
 * Erases a customer at their request, for the staff: a member as if they had deleted their space, a
 * guest likewise. A repeated call changes nothing. Call it with the customer locked.
 * @returns the instant at which the rest is erased
 */
export async function eraseCustomer(
  tx: Sql,
  { idSite, idUser, addressKey: address }: typeof customers.$inferSelect,
  now: Date,
): Promise<Date> {
  const pending = await pendingErasure(tx, address);
  const [member] =
    idUser === null ? [] : await tx.select().from(users).where(eq(users.id, idUser)).for("update");
  // A customer with an account has come back since, and asks anew.
  if (pending && !member) return pending;
  if (member) await deleteSpace(tx, member, { language: member.language, now });
  else await eraseAddress(tx, { idSite, address }, now);
  return erasureDue(now);
}
