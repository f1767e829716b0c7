import { createHash } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { User } from "@/lib/contract/user";
import type { Sql } from "@/platform/db/database";
import { session, user } from "@/platform/db/schema/people";

/** Whose session a token opens, null when it opens none (any more). */
export async function sessionUser(tx: Sql, token: string, now: Date): Promise<User | null> {
  const [found] = await tx
    .select({ user })
    .from(session)
    .innerJoin(user, eq(user.id, session.idUser))
    .where(and(eq(session.tokenHash, tokenHash(token)), gt(session.expiresAt, now)));
  if (!found) return null;
  const { id, email, role, phone, firstname, lastname, birthdate } = found.user;
  return { id, email, role, phone, firstname, lastname, birthdate };
}

/** What is stored of a session's token. */
export const tokenHash = (token: string): string =>
  createHash("sha256").update(token).digest("hex");
