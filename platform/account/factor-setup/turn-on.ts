import { eq } from "drizzle-orm";
import { hasSecondFactor } from "@/platform/account/factor/has-second-factor";
import { stepsOfCode } from "@/platform/account/factor/totp";
import { secondFactorChangedMail } from "@/platform/account/mails/second-factor-changed";
import { lockMember } from "@/platform/account/member/lock-member";
import { requireProof } from "@/platform/account/session/require-of-session";
import { recordAudit } from "@/platform/audit/record-audit";
import { secondFactors } from "@/platform/db/schema/second-factor";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";
import { beginFirstFactor } from "./begin-first-factor";

/**
 * Turns the second factor on whose secret was made last, with a code of it. Every other session of
 * the member ends: a password alone had opened it.
 * @returns the recovery codes
 * @throws ApiError CONFLICT where none was begun or there is one; INVALID_FIELDS for a wrong code;
 *   PROOF_NEEDED of a member with a passkey
 */
export async function turnOn(
  work: Pick<UnitOfWork, "tx" | "idSite" | "language" | "now"> & { token: string | undefined },
  code: string,
): Promise<string[]> {
  const { tx, idSite, language, now, token } = work;
  const member = await lockMember(tx, token, now);
  const idUser = member.id;
  const [factor] = await tx.select().from(secondFactors).where(eq(secondFactors.idUser, idUser));
  if (!factor) throw new ApiError("CONFLICT", "SECOND_FACTOR_OFF");
  if (factor.confirmedAt) throw new ApiError("CONFLICT", "SECOND_FACTOR_ON");
  // An existing factor cannot be bypassed by adding another.
  if (await hasSecondFactor(tx, idUser)) await requireProof(tx, token ?? "", now);
  const [step] = stepsOfCode(factor.secret, code.replace(/\s/g, ""), now);
  if (step === undefined) throw invalidFields({ code: "CODE_WRONG" });
  await tx
    .update(secondFactors)
    .set({ confirmedAt: now, lastStep: step })
    .where(eq(secondFactors.idUser, idUser));
  const codes = await beginFirstFactor(tx, member, token);
  await recordAudit(work, {
    user: member,
    action: "TURN_ON",
    subject: `second-factor ${idUser}`,
    before: null,
    after: null,
  });
  const identity = await mailIdentity(tx, language);
  await postMails(tx, idSite, now, [secondFactorChangedMail(identity, member.email, "on")]);
  return codes;
}
