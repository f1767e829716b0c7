import { and, eq, gt, lt } from "drizzle-orm";
import type { User } from "@/lib/contract/user";
import { secretHash } from "@/platform/account/member/secret";
import { sessions, users } from "@/platform/db/schema/people";
import { spendOver } from "@/platform/db/spend-over";
import type { Sql } from "@/platform/db/sql";

/** Precision of a session's last sign of life, in milliseconds. */
const SEEN_EVERY = 5 * 60_000;

/** Finds the user whose session a token opens, null when it opens none (any more). */
export async function sessionUser(tx: Sql, token: string, now: Date): Promise<User | null> {
  const isThis = eq(sessions.tokenHash, secretHash(token));
  const isOpen = and(isThis, gt(sessions.expiresAt, now));
  const [found] = await tx
    .select({ user: users, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.idUser))
    .where(isOpen);
  if (!found) {
    await spendOver(tx, sessions, isThis, now);
    return null;
  }
  const seenBefore = new Date(now.getTime() - SEEN_EVERY);
  if (found.lastSeenAt < seenBefore) {
    const isStale = lt(sessions.lastSeenAt, seenBefore);
    await tx.update(sessions).set({ lastSeenAt: now }).where(and(isOpen, isStale));
  }
  return userOf(found.user);
}

export function userOf(row: typeof users.$inferSelect): User {
  const { id, email, role, phone, firstname, lastname, birthdate, kind, company } = row;
  return { id, email, role, phone, firstname, lastname, birthdate, kind, company };
}
