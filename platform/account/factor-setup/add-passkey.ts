import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { newPasskeySchema, PasskeyCreation } from "@/lib/contract/passkey";
import { hasSecondFactor } from "@/platform/account/factor/has-second-factor";
import {
  consumePasskeyChallenge,
  newPasskeyChallenge,
} from "@/platform/account/factor/passkey-challenge";
import { readRelyingParty } from "@/platform/account/factor/read-relying-party";
import { secondFactorChangedMail } from "@/platform/account/mails/second-factor-changed";
import { lockMember } from "@/platform/account/member/lock-member";
import { secretHash } from "@/platform/account/member/secret";
import { recordAudit } from "@/platform/audit/record-audit";
import { passkeys } from "@/platform/db/schema/second-factor";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";
import { beginFirstFactor } from "./begin-first-factor";

const MOST_PASSKEYS = 10;

type PasskeyWork = Pick<UnitOfWork, "tx" | "idSite" | "language" | "now"> & {
  token: string | undefined;
};

/**
 * Creates the options a browser passes to a device to make a passkey for the session's member.
 * @throws ApiError CONFLICT for a member with ten, or on a site whose address allows none
 */
export async function newPasskeyOptions(work: PasskeyWork): Promise<PasskeyCreation> {
  const { tx, idSite, language, now, token } = work;
  const { id: idUser, email, firstname, lastname } = await lockMember(tx, token, now);
  const party = await readRelyingParty(tx);
  if (!party) throw new ApiError("CONFLICT", "PASSKEYS_IMPOSSIBLE");
  const known = await tx.select().from(passkeys).where(eq(passkeys.idUser, idUser));
  if (known.length >= MOST_PASSKEYS) throw new ApiError("CONFLICT", "PASSKEYS_FULL");
  const { companyName } = await mailIdentity(tx, language);
  const boundTo = secretHash(token ?? "");
  const challenge = await newPasskeyChallenge(tx, { idSite, idUser, boundTo, now });
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const {
    extensions: _,
    hints: __,
    ...options
  } = await generateRegistrationOptions({
    rpName: companyName,
    rpID: party.id,
    userID: new TextEncoder().encode(`${idSite}-${idUser}`),
    userName: email,
    userDisplayName: `${firstname} ${lastname}`,
    challenge: Buffer.from(challenge, "base64url"),
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
  return options as PasskeyCreation;
}

/**
 * Adds a key that a device has made. As the first second factor of the account it ends every other
 * session of it.
 * @returns the recovery codes, which no later call returns; null for a member who had a second
 *   factor
 * @throws ApiError INVALID_FIELDS for a key that was not asked for in this session, or is known
 */
export async function addPasskey(
  work: PasskeyWork,
  { name, passkey }: z.output<typeof newPasskeySchema>,
): Promise<string[] | null> {
  const { tx, idSite, language, now, token } = work;
  const member = await lockMember(tx, token, now);
  const asked = { idUser: member.id, boundTo: secretHash(token ?? ""), now };
  const challenge = await consumePasskeyChallenge(tx, passkey.response.clientDataJSON, asked);
  const party = await readRelyingParty(tx);
  const refusal = invalidFields({ passkey: "PASSKEY_WRONG" });
  if (!challenge || !party) throw refusal;
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { transports = [], ...response } = passkey.response;
  const verified = await verifyRegistrationResponse({
    response: { ...passkey, response: { ...response, transports }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verified?.verified) throw refusal;
  const { credential } = verified.registrationInfo;
  const isFirst = !(await hasSecondFactor(tx, member.id));
  const added = await tx
    .insert(passkeys)
    .values({
      idSite,
      idUser: member.id,
      name,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  if (added.length === 0) throw refusal;
  const codes = isFirst ? await beginFirstFactor(tx, member, token) : null;
  await recordAudit(work, {
    user: member,
    action: "ADD_PASSKEY",
    subject: `second-factor ${member.id}`,
    before: null,
    after: { name },
  });
  const identity = await mailIdentity(tx, language);
  const change = isFirst ? "on" : "passkeyOn";
  await postMails(tx, idSite, now, [secondFactorChangedMail(identity, member.email, change)]);
  return codes;
}
