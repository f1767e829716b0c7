import { hasSecondFactor } from "@/platform/account/factor/has-second-factor";
import { newRecoveryCodes } from "@/platform/account/factor/recovery-codes";
import { secondFactorChangedMail } from "@/platform/account/mails/second-factor-changed";
import { lockMember } from "@/platform/account/member/lock-member";
import { recordAudit } from "@/platform/audit/record-audit";
import { ApiError } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";

/**
 * Gives a member ten recovery codes in place of those there were.
 * @returns the codes, which no later call returns
 * @throws ApiError CONFLICT for a member without a second factor
 */
export async function renewRecoveryCodes(
  work: Pick<UnitOfWork, "tx" | "idSite" | "language" | "now"> & { token: string | undefined },
): Promise<string[]> {
  const { tx, idSite, language, now, token } = work;
  const member = await lockMember(tx, token, now);
  if (!(await hasSecondFactor(tx, member.id))) throw new ApiError("CONFLICT", "SECOND_FACTOR_OFF");
  const codes = await newRecoveryCodes(tx, { idSite, idUser: member.id });
  await recordAudit(work, {
    user: member,
    action: "RENEW_CODES",
    subject: `second-factor ${member.id}`,
    before: null,
    after: null,
  });
  const identity = await mailIdentity(tx, language);
  await postMails(tx, idSite, now, [secondFactorChangedMail(identity, member.email, "codes")]);
  return codes;
}
