import { and, eq } from "drizzle-orm";
import { knownDevices } from "@/platform/db/schema/member";
import { sessions, users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";

/**
 * Finds the address by which the owner of a site logs in, where nobody has ever logged in to it:
 * the first password may have been lost with the words of the start that drew it.
 * @returns undefined once somebody has, and for a site without an owner
 */
export async function ownerAwaited(db: Sql, idSite: number): Promise<string | undefined> {
  for (const table of [sessions, knownDevices]) {
    const [used] = await db
      .select({ idUser: table.idUser })
      .from(table)
      .where(eq(table.idSite, idSite))
      .limit(1);
    if (used) return undefined;
  }
  const isOwner = and(eq(users.idSite, idSite), eq(users.role, "SUPER_ADMIN"));
  const [owner] = await db
    .select({ email: users.email })
    .from(users)
    .where(isOwner)
    .orderBy(users.id)
    .limit(1);
  return owner?.email;
}
