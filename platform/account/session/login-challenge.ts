import { and, eq, gt, lt, lte, sql } from "drizzle-orm";
import type { Challenge } from "@/lib/contract/auth";
import { newSecret, secretHash } from "@/platform/account/member/secret";
import { loginChallenges } from "@/platform/db/schema/second-factor";
import { spendOver } from "@/platform/db/spend-over";
import type { Sql } from "@/platform/db/sql";

/** Time allowed to enter a code, in milliseconds. */
const CHALLENGE_LASTS = 5 * 60_000;
/** Codes that may be tried in one login; then it starts with the password again. */
const MOST_CODES = 5;

/** Asks for the second factor of a member whose password was right. */
export async function newChallenge(
  tx: Sql,
  {
    returnTo,
    now,
    ...whose
  }: { idSite: number; idUser: number; returnTo: string | null; now: Date },
): Promise<Challenge> {
  const challenge = newSecret();
  await tx.delete(loginChallenges).where(lte(loginChallenges.expiresAt, now));
  await tx.insert(loginChallenges).values({
    ...whose,
    returnTo,
    challengeHash: secretHash(challenge),
    expiresAt: new Date(now.getTime() + CHALLENGE_LASTS),
  });
  return { challenge, returnTo };
}

const isThis = (challenge: string) => eq(loginChallenges.challengeHash, secretHash(challenge));

const isOpen = (challenge: string, now: Date) =>
  and(isThis(challenge), gt(loginChallenges.expiresAt, now));

/** Finds the member whose login waits for a code; undefined for a login that is over or unknown. */
export async function findChallenge(
  tx: Sql,
  challenge: string,
  now: Date,
): Promise<{ idUser: number } | undefined> {
  const [found] = await tx
    .select({ idUser: loginChallenges.idUser })
    .from(loginChallenges)
    .where(and(isOpen(challenge, now), lt(loginChallenges.wrongCodes, MOST_CODES)));
  if (!found) await spendOver(tx, loginChallenges, isThis(challenge), now);
  return found;
}

/**
 * Finds the member whose login waits for a code, and counts the code as a wrong one before it is
 * compared; undefined for a login that is over or unknown.
 */
export async function tryChallenge(
  tx: Sql,
  challenge: string,
  now: Date,
): Promise<{ idUser: number } | undefined> {
  const [found] = await tx
    .update(loginChallenges)
    .set({ wrongCodes: sql`${loginChallenges.wrongCodes} + 1` })
    .where(and(isOpen(challenge, now), lt(loginChallenges.wrongCodes, MOST_CODES)))
    .returning({ idUser: loginChallenges.idUser });
  if (!found) await spendOver(tx, loginChallenges, isThis(challenge), now);
  return found;
}

/** Ends a login that got its code; undefined where something else has ended it meanwhile. */
export async function endChallenge(
  tx: Sql,
  challenge: string,
  now: Date,
): Promise<{ idUser: number; returnTo: string | null } | undefined> {
  const [ended] = await tx
    .delete(loginChallenges)
    .where(isOpen(challenge, now))
    .returning({ idUser: loginChallenges.idUser, returnTo: loginChallenges.returnTo });
  if (!ended) await spendOver(tx, loginChallenges, isThis(challenge), now);
  return ended;
}
