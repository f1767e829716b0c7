import { and, eq, ne } from "drizzle-orm";
import { newRecoveryCodes } from "@/platform/account/factor/recovery-codes";
import type { UserRow } from "@/platform/account/member/lock-member";
import { secretHash } from "@/platform/account/member/secret";
import { sessions } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";

/**
 * Finishes the set-up of a first second factor: ends every other session of the member, which a
 * password alone had opened, and makes recovery codes.
 * @returns the codes, which are stored nowhere in clear
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
