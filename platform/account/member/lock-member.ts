import { and, eq, gt } from "drizzle-orm";
import { sessions, users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { secretHash } from "./secret";

export type UserRow = typeof users.$inferSelect;

/**
 * Locks the session's member until the transaction ends.
 * @param options.passwordHash hash their password was compared with before the transaction
 * @throws ApiError UNAUTHENTICATED when the session is over, or the password has changed since
 */
export async function lockMember(
  tx: Sql,
  token: string | undefined,
  now: Date,
  options: { passwordHash?: string } = {},
): Promise<UserRow> {
  const [found] = await tx
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.idUser))
    .where(and(eq(sessions.tokenHash, secretHash(token ?? "")), gt(sessions.expiresAt, now)))
    .for("update", { of: users });
  const { passwordHash = found?.user.passwordHash } = options;
  if (!found || found.user.passwordHash !== passwordHash) throw new ApiError("UNAUTHENTICATED");
  return found.user;
}
