import { and, eq, ne } from "drizzle-orm";
import { rides } from "@/platform/db/schema/booking";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { isRideBetween } from "./ride-between";

/** Locks somebody of the staff, so that their rides are given one after the other. */
export async function lockDriver(
  tx: Sql,
  idDriver: number,
): Promise<typeof users.$inferSelect | undefined> {
  const [driver] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, idDriver), ne(users.role, "MEMBER")))
    .for("no key update");
  return driver;
}

/** Tells whether somebody drives no other ride at this time; the database forbids two. */
export async function isDriverFree(
  tx: Sql,
  idDriver: number,
  { id, startAt, endAt }: Pick<typeof rides.$inferSelect, "id" | "startAt" | "endAt">,
): Promise<boolean> {
  const meanwhile = and(
    eq(rides.idDriver, idDriver),
    ne(rides.id, id),
    isRideBetween(startAt, endAt),
  );
  return (await tx.$count(rides, meanwhile)) === 0;
}
