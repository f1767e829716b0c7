import { and, eq } from "drizzle-orm";
import type { PasskeyAssertion } from "@/lib/contract/passkey";
import { passkeys } from "@/platform/db/schema/second-factor";
import type { Sql } from "@/platform/db/sql";
import { consumePasskeyChallenge, type PasskeyAsked } from "./passkey-challenge";
import { readRelyingParty } from "./read-relying-party";

/**
 * Takes a passkey's signature, once, in the session or the login in which it was asked for, at the
 * address of the site.
 * @returns whether it was good
 */
export async function spendPasskey(
  tx: Sql,
  assertion: PasskeyAssertion,
  asked: PasskeyAsked,
): Promise<boolean> {
  const { response } = assertion;
  const challenge = await consumePasskeyChallenge(tx, response.clientDataJSON, asked);
  const party = await readRelyingParty(tx);
  const isTheirs = and(eq(passkeys.idUser, asked.idUser), eq(passkeys.credentialId, assertion.id));
  const [passkey] = await tx.select().from(passkeys).where(isTheirs).for("update");
  if (!challenge || !party || !passkey) return false;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const verified = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => undefined);
  if (!verified?.verified) return false;
  const { newCounter } = verified.authenticationInfo;
  await tx.update(passkeys).set({ counter: newCounter, lastUsedAt: asked.now }).where(isTheirs);
  return true;
}
