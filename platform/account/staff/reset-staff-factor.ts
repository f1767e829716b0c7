import { removeFactors } from "@/platform/account/factor-setup/remove-factors";
import { secondFactorChangedMail } from "@/platform/account/mails/second-factor-changed";
import { logOutEverywhere } from "@/platform/account/session/standing-keys";
import { ApiError } from "@/platform/http/api-error";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";
import { lockStaff } from "./lock-staff";
import { recordStaffAct, type StaffWork } from "./record-staff-act";

/**
 * Removes the lost second factor of a colleague, and logs all their devices out: the password alone
 * opens their account until they set one up again.
 * @throws ApiError NOT_FOUND; CONFLICT for the caller's own, or where there is none
 */
export async function resetStaffFactor(work: StaffWork, id: number): Promise<void> {
  const { tx, idSite, now, user } = work;
  if (id === user.id) throw new ApiError("CONFLICT", "NOT_ON_ONESELF");
  const row = await lockStaff(tx, user, id);
  if (!(await removeFactors(tx, id))) throw new ApiError("CONFLICT", "SECOND_FACTOR_OFF");
  await logOutEverywhere(tx, id);
  await recordStaffAct(work, row, { action: "RESET_SECOND_FACTOR", before: null, after: null });
  const identity = await mailIdentity(tx, row.language);
  await postMails(tx, idSite, now, [secondFactorChangedMail(identity, row.email, "reset")]);
}
