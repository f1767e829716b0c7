import { eq } from "drizzle-orm";
import { hasSecondFactor } from "@/platform/account/factor/has-second-factor";
import { secondFactorChangedMail } from "@/platform/account/mails/second-factor-changed";
import type { UserRow } from "@/platform/account/member/lock-member";
import { recordAudit } from "@/platform/audit/record-audit";
import { secondFactors } from "@/platform/db/schema/second-factor";
import { ApiError } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";
import { endFactorRemains } from "./remove-factors";

/**
 * Removes a member's authenticator application. Where no passkey is left the password is enough
 * again: the recovery codes go too, and a login waiting for a code begins anew.
 * @throws ApiError CONFLICT where there is none
 */
export async function turnOff(
  work: Pick<UnitOfWork, "tx" | "idSite" | "language" | "now">,
  member: UserRow,
): Promise<void> {
  const { tx, idSite, language, now } = work;
  const [factor] = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.idUser, member.id))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  if (!factor?.confirmedAt) throw new ApiError("CONFLICT", "SECOND_FACTOR_OFF");
  const isStillOn = await hasSecondFactor(tx, member.id);
  if (!isStillOn) await endFactorRemains(tx, member.id);
  await recordAudit(work, {
    user: member,
    action: "TURN_OFF",
    subject: `second-factor ${member.id}`,
    before: null,
    after: null,
  });
  const identity = await mailIdentity(tx, language);
  const change = isStillOn ? "appOff" : "off";
  await postMails(tx, idSite, now, [secondFactorChangedMail(identity, member.email, change)]);
}
