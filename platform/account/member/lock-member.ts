import { and, eq, gt } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { session, user } from "@/platform/db/schema/people";
import { Refusal } from "@/platform/http/api-error";
import { secretHash } from "./secret";

export type UserRow = typeof user.$inferSelect;

/**
 * The member whose session it is, kept from everybody else until the transaction ends.
 * @param options.passwordHash what their password was compared with before the transaction
 * @throws Refusal UNAUTHENTICATED when the session is over, or the password another by now
 */
export async function lockMember(
  tx: Sql,
  token: string | undefined,
  now: Date,
  options: { passwordHash?: string } = {},
): Promise<UserRow> {
  const [found] = await tx
    .select({ user })
    .from(session)
    .innerJoin(user, eq(user.id, session.idUser))
    .where(and(eq(session.tokenHash, secretHash(token ?? "")), gt(session.expiresAt, now)))
    .for("update", { of: user });
  const { passwordHash = found?.user.passwordHash } = options;
  if (!found || found.user.passwordHash !== passwordHash) throw new Refusal("UNAUTHENTICATED");
  return found.user;
}
