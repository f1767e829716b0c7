import { randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import { passkeyChallenges } from "@/platform/db/schema/second-factor";
import { spendOver } from "@/platform/db/spend-over";
import type { Sql } from "@/platform/db/sql";

/** How long a device may take to sign, in milliseconds. */
const CHALLENGE_LASTS = 5 * 60_000;

/** Whose passkey is asked for, and in which session or login. */
export interface PasskeyAsked {
  idUser: number;
  /** SHA-256 of the session's token, or of what the browser holds of the login. */
  boundTo: string;
  now: Date;
}

/** Makes what a passkey is to sign. @returns it in base64url */
export async function newPasskeyChallenge(
  tx: Sql,
  { idSite, idUser, boundTo, now }: PasskeyAsked & { idSite: number },
): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  await tx.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
  await tx.insert(passkeyChallenges).values({
    challenge,
    idSite,
    idUser,
    boundTo,
    expiresAt: new Date(now.getTime() + CHALLENGE_LASTS),
  });
  return challenge;
}

/**
 * Spends what a device has signed: of those who give the same, also at the same moment, one gets
 * through.
 * @param clientDataJSON what the browser says that it had signed, in base64url
 * @returns the challenge; undefined for one that is spent, over, or of another session or person
 */
export async function consumePasskeyChallenge(
  tx: Sql,
  clientDataJSON: string,
  { idUser, boundTo, now }: PasskeyAsked,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (!challenge) return undefined;
  const isThis = eq(passkeyChallenges.challenge, challenge);
  const [spent] = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        isThis,
        eq(passkeyChallenges.idUser, idUser),
        eq(passkeyChallenges.boundTo, boundTo),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  if (!spent) await spendOver(tx, passkeyChallenges, isThis, now);
  return spent?.challenge;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    return typeof challenge === "string" && /^[\w-]{1,100}$/.test(challenge)
      ? challenge
      : undefined;
  } catch {
    return undefined;
  }
}
