import { eq } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { users } from "@/platform/db/schema/people";

/**
 * Who uses a discount code: a member by the address of their account, whatever the order says; a
 * guest by the order's. In lower case; undefined while neither is known.
 */
export async function discountPerson(
  tx: Sql,
  by: { idUser: number | null; email: string | undefined },
): Promise<string | undefined> {
  if (by.idUser !== null) {
    const isThisMember = eq(users.id, by.idUser);
    const [member] = await tx.select({ email: users.email }).from(users).where(isThisMember);
    if (member) return member.email;
  }
  return by.email?.toLowerCase();
}
