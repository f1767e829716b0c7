import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { recoveryCodes, secondFactors } from "@/platform/db/schema/second-factor";
import type { Sql } from "@/platform/db/sql";
import { recoveryHash } from "./recovery-codes";
import { stepsOfCode } from "./totp";

interface GivenCode {
  idUser: number;
  code: string;
  now: Date;
}

/**
 * Takes a code of a member's application, or a recovery code. Of several calls with the same code,
 * even at the same moment, only the first succeeds.
 * @returns whether it was good
 */
export async function spendCode(tx: Sql, given: GivenCode): Promise<boolean> {
  const digits = given.code.replace(/\s/g, "");
  return /^\d{6}$/.test(digits)
    ? spendTotpCode(tx, { ...given, code: digits })
    : spendRecoveryCode(tx, given);
}

async function spendTotpCode(tx: Sql, { idUser, code, now }: GivenCode): Promise<boolean> {
  const isConfirmed = and(eq(secondFactors.idUser, idUser), isNotNull(secondFactors.confirmedAt));
  const [factor] = await tx
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(isConfirmed);
  const [step] = factor ? stepsOfCode(factor.secret, code, now) : [];
  if (step === undefined) return false;
  const spent = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(isConfirmed, lt(secondFactors.lastStep, step)))
    .returning({ idUser: secondFactors.idUser });
  return spent.length > 0;
}

async function spendRecoveryCode(tx: Sql, { idUser, code, now }: GivenCode): Promise<boolean> {
  const isGood = and(
    eq(recoveryCodes.idUser, idUser),
    eq(recoveryCodes.codeHash, recoveryHash(code)),
    isNull(recoveryCodes.usedAt),
  );
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(isGood)
    .returning({ idUser: recoveryCodes.idUser });
  return spent.length > 0;
}
