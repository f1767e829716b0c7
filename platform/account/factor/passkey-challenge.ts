import { randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import { passkeyChallenges } from "@/platform/db/schema/second-factor";
import { spendOver } from "@/platform/db/spend-over";
import type { Sql } from "@/platform/db/sql";

/** Time a device has to sign, in milliseconds. */
const CHALLENGE_LASTS = 5 * 60_000;

export interface PasskeyAsked {
  idUser: number;
  /** SHA-256 of the session's token, or of the login challenge that the browser holds. */
  boundTo: string;
  now: Date;
}

/** Makes the challenge a passkey signs. @returns it in base64url */
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
 * Spends a signed challenge: of several calls with the same one, even at the same moment, only the
 * first succeeds.
 * @param clientDataJSON client data that the browser says was signed, in base64url
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
