import { eq } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { user } from "@/platform/db/schema/people";

/** A member who is one until the transaction ends; null where their space was deleted meanwhile. */
export async function memberStill(tx: Sql, idUser: number | null): Promise<number | null> {
  if (idUser === null) return null;
  const its = eq(user.id, idUser);
  const [found] = await tx.select({ id: user.id }).from(user).where(its).for("key share");
  return found?.id ?? null;
}
