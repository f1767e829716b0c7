import { and, eq, gt, lte } from "drizzle-orm";
import { hasSecondFactor } from "@/platform/account/factor/has-second-factor";
import { secretHash } from "@/platform/account/member/secret";
import { afterwards } from "@/platform/db/afterwards";
import { sessions } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { readFlag } from "@/platform/site/parameter/read-flag";

/** Validity of a proof, in milliseconds: ten minutes. */
const PROOF_LASTS = 10 * 60_000;

/** @throws ApiError PROOF_NEEDED where the last proof of a session is too old */
export async function requireProof(tx: Sql, token: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - PROOF_LASTS);
  const isThis = eq(sessions.tokenHash, secretHash(token));
  if ((await tx.$count(sessions, and(isThis, gt(sessions.provedAt, since)))) > 0) return;
  // Should the clock go back, it is too old all the same.
  const isOld = and(isThis, lte(sessions.provedAt, since));
  await afterwards(tx, (later) => later.update(sessions).set({ provedAt: null }).where(isOld));
  throw new ApiError("PROOF_NEEDED");
}

/** @throws ApiError SECOND_FACTOR_NEEDED where the site asks for one, and the user has none */
export async function requireSecondFactor(tx: Sql, idUser: number): Promise<void> {
  if (!(await readFlag(tx, "STAFF_SECOND_FACTOR"))) return;
  if (!(await hasSecondFactor(tx, idUser))) throw new ApiError("SECOND_FACTOR_NEEDED");
}
