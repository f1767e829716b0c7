import { eq } from "drizzle-orm";
import { newsletterSubscribers as subscriber } from "@/platform/db/schema/member";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";

type SubscriberRow = typeof subscriber.$inferSelect;

/** Finds and locks the subscriber of a mailed link. @throws ApiError NOT_FOUND */
export async function findByCode(tx: Sql, code: string): Promise<SubscriberRow> {
  const [row] = await tx.select().from(subscriber).where(eq(subscriber.code, code)).for("update");
  if (!row) throw new ApiError("NOT_FOUND");
  return row;
}

/** Finds the subscriber of an address on the transaction's site, if there is one. */
export async function findByEmail(tx: Sql, email: string): Promise<SubscriberRow | undefined> {
  const [row] = await tx.select().from(subscriber).where(eq(subscriber.email, email));
  return row;
}
