import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { secretHash } from "@/platform/account/member/secret";
import { recoveryCodes } from "@/platform/db/schema/second-factor";
import type { Sql } from "@/platform/db/sql";
import { toBase32 } from "./totp";

const HOW_MANY = 10;
/** 80 bits each: so many need no salt. */
const BYTES = 10;

/** Hashes a code for storage, ignoring spaces, hyphens and case. */
export const recoveryHash = (code: string): string =>
  secretHash(code.replace(/[\s-]/g, "").toUpperCase());

/** Gives a member ten codes anew. @returns them, in groups of four signs; none is stored */
export async function newRecoveryCodes(
  tx: Sql,
  { idSite, idUser }: { idSite: number; idUser: number },
): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () =>
    toBase32(randomBytes(BYTES)).replace(/(.{4})(?!$)/g, "$1-"),
  );
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.idUser, idUser));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ idSite, idUser, codeHash: recoveryHash(code) })));
  return codes;
}
