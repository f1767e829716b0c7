import { eq } from "drizzle-orm";
import type { PasskeyRequest } from "@/lib/contract/passkey";
import { passkeys } from "@/platform/db/schema/second-factor";
import type { Sql } from "@/platform/db/sql";
import { newPasskeyChallenge, type PasskeyAsked } from "./passkey-challenge";
import { readRelyingParty } from "./read-relying-party";

/** Creates the request a browser passes to a device; null for a member without a passkey. */
export async function passkeyOptions(
  tx: Sql,
  asked: PasskeyAsked & { idSite: number },
): Promise<PasskeyRequest | null> {
  const rows = await tx.select().from(passkeys).where(eq(passkeys.idUser, asked.idUser));
  const party = await readRelyingParty(tx);
  if (!party || rows.length === 0) return null;
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const challenge = await newPasskeyChallenge(tx, asked);
  const options: object = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: Buffer.from(challenge, "base64url"),
    allowCredentials: rows.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    // The password was given already: the passkey only adds that the device is there.
    userVerification: "preferred",
  });
  return options as PasskeyRequest;
}
