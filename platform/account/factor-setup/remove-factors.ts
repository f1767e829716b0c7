import { eq } from "drizzle-orm";
import { hasSecondFactor } from "@/platform/account/factor/has-second-factor";
import {
  loginChallenges,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  secondFactors,
} from "@/platform/db/schema/second-factor";
import type { Sql } from "@/platform/db/sql";

/**
 * Removes every second factor of an account, with its remains; a login that waits for one has to
 * begin anew.
 * @returns whether there was one
 */
export async function removeFactors(tx: Sql, idUser: number): Promise<boolean> {
  const wasOn = await hasSecondFactor(tx, idUser);
  await tx.delete(secondFactors).where(eq(secondFactors.idUser, idUser));
  await tx.delete(passkeys).where(eq(passkeys.idUser, idUser));
  await endFactorRemains(tx, idUser);
  return wasOn;
}

/** Deletes the recovery codes and login challenges left by the last second factor of an account. */
export async function endFactorRemains(tx: Sql, idUser: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.idUser, idUser));
  await tx.delete(loginChallenges).where(eq(loginChallenges.idUser, idUser));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.idUser, idUser));
}
