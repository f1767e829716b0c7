import { and, eq, ne } from "drizzle-orm";
import { newRecoveryCodes } from "@/platform/account/factor/recovery-codes";
import type { UserRow } from "@/platform/account/member/lock-member";
import { secretHash } from "@/platform/account/member/secret";
import { sessions } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";

/**
 * What goes with a second factor that has just been set up: every other session of the member ends,
 * as a password alone had opened it, and there are recovery codes.
 * @returns the codes, which are nowhere else
 */
export async function beginFirstFactor(
  tx: Sql,
  { id: idUser, idSite }: Pick<UserRow, "id" | "idSite">,
  token: string | undefined,
): Promise<string[]> {
  const isElsewhere = ne(sessions.tokenHash, secretHash(token ?? ""));
  await tx.delete(sessions).where(and(eq(sessions.idUser, idUser), isElsewhere));
  return newRecoveryCodes(tx, { idSite, idUser });
}
