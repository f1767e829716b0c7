import { eq } from "drizzle-orm";
import { secretHash } from "@/platform/account/member/secret";
import type { Sql } from "@/platform/db/database";
import { session } from "@/platform/db/schema/people";

/** Ends the session that a token opens, if it opens one. */
export async function endSession(tx: Sql, token: string): Promise<void> {
  await tx.delete(session).where(eq(session.tokenHash, secretHash(token)));
}
