import { eq } from "drizzle-orm";
import { mailboxKey } from "@/lib/rules/text/mailbox-key";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";

/** Person to whom the uses of a code are counted: either mark is enough. */
export interface DiscountPerson {
  mailbox: string | undefined;
  /** E.164. */
  phone: string | undefined;
}

/**
 * Identifies the user of a discount code: a member by the address of their account, even where the
 * order has another; a guest by the order's; both by the order's telephone number. A mark not known
 * yet is undefined.
 */
export async function discountPerson(
  tx: Sql,
  by: { idUser: number | null; email: string | undefined; phone: string | undefined },
): Promise<DiscountPerson> {
  const [member] =
    by.idUser === null
      ? []
      : await tx.select({ email: users.email }).from(users).where(eq(users.id, by.idUser));
  const email = member?.email ?? by.email;
  return { mailbox: email && mailboxKey(email), phone: by.phone || undefined };
}
