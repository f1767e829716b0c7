import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Opened, passwordChange } from "@/lib/contract/auth";
import type { User } from "@/lib/contract/user";
import { passwordChangedMail } from "@/platform/account/mails/member-password";
import { lockMember } from "@/platform/account/member/lock-member";
import { endMemberCodes } from "@/platform/account/member/member-codes";
import { openSession } from "@/platform/account/session/open-session";
import { user } from "@/platform/db/schema/people";
import { refuseIfAny } from "@/platform/http/api-error";
import type { RefusalWord } from "@/platform/http/message-of";
import type { Caller } from "@/platform/http/router";
import { postMails } from "@/platform/mail/post-mails";
import type { Services } from "@/platform/services/services";
import { mailIdentity } from "@/platform/site/company-identity";
import { ownPassword } from "./own-password";
import { passwordFault } from "./password-error";
import { hashPassword } from "./password-hash";

/**
 * Changes a member's password. The database ends every session with it, and codes that were mailed
 * open nothing any more; this device gets a session anew.
 * @throws Refusal INVALID_FIELDS at `currentPassword` and `newPassword`; TOO_MANY_REQUESTS
 */
export async function changePassword(
  services: Services,
  caller: Caller["Variables"],
  member: User,
  { currentPassword, newPassword }: z.output<typeof passwordChange>,
): Promise<Opened> {
  const { database, clock, wakeOutbox } = services;
  const { idSite, language, token } = caller;
  const fault = passwordFault(newPassword, member);
  const passwordHash = await ownPassword(services, idSite, member, currentPassword);
  const wrong: Record<string, RefusalWord> = {};
  if (!passwordHash) wrong.currentPassword = "PASSWORD_WRONG";
  if (fault) wrong.newPassword = fault;
  refuseIfAny(wrong);
  const newHash = await hashPassword(newPassword);
  const now = clock.now();
  const session = await database.inSite(idSite, async (tx) => {
    const { id, email } = await lockMember(tx, token, now, { passwordHash });
    await tx.update(user).set({ passwordHash: newHash }).where(eq(user.id, id));
    await endMemberCodes(tx, id);
    const identity = await mailIdentity(tx, language);
    await postMails(tx, idSite, now, [passwordChangedMail(identity, email, now)]);
    return openSession(tx, caller, { idUser: id, now });
  });
  wakeOutbox();
  return session;
}
