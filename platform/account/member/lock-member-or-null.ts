import { eq } from "drizzle-orm";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";

/** Locks a member until the transaction ends; null where their space was deleted meanwhile. */
export async function lockMemberOrNull(tx: Sql, idUser: number | null): Promise<number | null> {
  if (idUser === null) return null;
  const isThisMember = eq(users.id, idUser);
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(isThisMember)
    .for("key share");
  return found?.id ?? null;
}
