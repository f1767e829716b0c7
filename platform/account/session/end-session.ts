import { eq } from "drizzle-orm";
import { secretHash } from "@/platform/account/member/secret";
import { sessions } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";

export async function endSession(tx: Sql, token: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, secretHash(token)));
}
