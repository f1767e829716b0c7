import { and, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import { memberCodes } from "@/platform/db/schema/member";
import { spendOver } from "@/platform/db/spend-over";
import type { Sql } from "@/platform/db/sql";
import { newSecret, secretHash } from "./secret";

type Purpose = (typeof memberCodes.$inferSelect)["purpose"];

/** Lifetime of a mailed code, in milliseconds. */
const CODE_LASTS: Record<Purpose, number> = {
  PASSWORD: 30 * 60_000,
  EMAIL: 86_400_000,
  INVITATION: 7 * 86_400_000,
};

/** Purposes of a link that sets a password: a new one, or the first one. */
export const PASSWORD_PURPOSES = ["PASSWORD", "INVITATION"] as const satisfies Purpose[];

export const memberCodeEnds = (purpose: Purpose, now: Date): Date =>
  new Date(now.getTime() + CODE_LASTS[purpose]);

/** Makes a code for a member; only its hash is stored. @returns the code for the link */
export async function newMemberCode(
  tx: Sql,
  wanted: { idSite: number; idUser: number; purpose: Purpose; email?: string; now: Date },
): Promise<string> {
  const { now, ...values } = wanted;
  const code = newSecret();
  await tx.delete(memberCodes).where(lte(memberCodes.expiresAt, now));
  await tx.insert(memberCodes).values({
    ...values,
    codeHash: secretHash(code),
    expiresAt: memberCodeEnds(values.purpose, now),
  });
  return code;
}

export type MemberCode = Pick<typeof memberCodes.$inferSelect, "idUser" | "email" | "purpose">;

const COLUMNS = {
  idUser: memberCodes.idUser,
  email: memberCodes.email,
  purpose: memberCodes.purpose,
};

const isThis = (code: string) => eq(memberCodes.codeHash, secretHash(code));

const isGood = (code: string, purposes: readonly Purpose[], now: Date) =>
  and(
    isThis(code),
    inArray(memberCodes.purpose, purposes),
    isNull(memberCodes.usedAt),
    gt(memberCodes.expiresAt, now),
  );

/** Finds a code without spending it; undefined for one that is used, over or unknown. */
export async function findMemberCode(
  tx: Sql,
  code: string,
  purposes: readonly Purpose[],
  now: Date,
): Promise<MemberCode | undefined> {
  const [found] = await tx
    .select(COLUMNS)
    .from(memberCodes)
    .where(isGood(code, purposes, now));
  if (!found) await spendOver(tx, memberCodes, isThis(code), now);
  return found;
}

/** Spends a code: of several calls at the same moment one gets it, the others undefined. */
export async function consumeMemberCode(
  tx: Sql,
  code: string,
  purposes: readonly Purpose[],
  now: Date,
): Promise<MemberCode | undefined> {
  const [spent] = await tx
    .update(memberCodes)
    .set({ usedAt: now })
    .where(isGood(code, purposes, now))
    .returning(COLUMNS);
  if (!spent) await spendOver(tx, memberCodes, isThis(code), now);
  return spent;
}

export async function endMemberCodes(tx: Sql, idUser: number): Promise<void> {
  await tx
    .delete(memberCodes)
    .where(and(eq(memberCodes.idUser, idUser), isNull(memberCodes.usedAt)));
}
