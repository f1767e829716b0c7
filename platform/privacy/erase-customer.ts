import { eq } from "drizzle-orm";
import { erasureDue } from "@/lib/rules/privacy/erasure";
import type { customers } from "@/platform/db/schema/customer";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { deleteSpace } from "./delete-space";
import { eraseAddress } from "./erase-address";
import { pendingErasure } from "./pending-erasure";

/**
 * Erases a customer at their request, for the staff: as if a member had deleted their space, and the
 * same of a guest. Asked for again it changes nothing. Call it with the customer locked.
 * @returns when what remains is erased
 */
export async function eraseCustomer(
  tx: Sql,
  { idSite, idUser, addressKey: address }: typeof customers.$inferSelect,
  now: Date,
): Promise<Date> {
  const pending = await pendingErasure(tx, address);
  const [member] =
    idUser === null ? [] : await tx.select().from(users).where(eq(users.id, idUser)).for("update");
  // One with an account has come back since, and asks anew.
  if (pending && !member) return pending;
  if (member) await deleteSpace(tx, member, { language: member.language, now });
  else await eraseAddress(tx, { idSite, address }, now);
  return erasureDue(now);
}
