import { and, eq } from "drizzle-orm";
import { hasSecondFactor } from "@/platform/account/factor/has-second-factor";
import { secondFactorChangedMail } from "@/platform/account/mails/second-factor-changed";
import { lockMember } from "@/platform/account/member/lock-member";
import { recordAudit } from "@/platform/audit/record-audit";
import { passkeys } from "@/platform/db/schema/second-factor";
import { ApiError } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";
import { endFactorRemains } from "./remove-factors";

/**
 * Removes a passkey of the session's member; with the last second factor its remains go as well.
 * @throws ApiError NOT_FOUND
 */
export async function removePasskey(
  work: Pick<UnitOfWork, "tx" | "idSite" | "language" | "now"> & { token: string | undefined },
  id: number,
): Promise<void> {
  const { tx, idSite, language, now, token } = work;
  const member = await lockMember(tx, token, now);
  const [removed] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.idUser, member.id)))
    .returning({ name: passkeys.name });
  if (!removed) throw new ApiError("NOT_FOUND");
  const isStillOn = await hasSecondFactor(tx, member.id);
  if (!isStillOn) await endFactorRemains(tx, member.id);
  await recordAudit(work, {
    user: member,
    action: "REMOVE_PASSKEY",
    subject: `second-factor ${member.id}`,
    before: { name: removed.name },
    after: null,
  });
  const identity = await mailIdentity(tx, language);
  const change = isStillOn ? "passkeyOff" : "off";
  await postMails(tx, idSite, now, [secondFactorChangedMail(identity, member.email, change)]);
}
