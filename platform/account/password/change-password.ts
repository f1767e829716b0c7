import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Opened, passwordChangeSchema } from "@/lib/contract/auth";
import type { User } from "@/lib/contract/user";
import { passwordChangedMail } from "@/platform/account/mails/password-changed";
import { lockMember } from "@/platform/account/member/lock-member";
import { endMemberCodes } from "@/platform/account/member/member-codes";
import { secretHash } from "@/platform/account/member/secret";
import { openSession } from "@/platform/account/session/open-session";
import { sessions, users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { throwIfInvalid } from "@/platform/http/api-error";
import type { ErrorWord } from "@/platform/http/message-of";
import type { RequestContext } from "@/platform/http/request-context";
import { postMails } from "@/platform/mail/post-mails";
import type { Services } from "@/platform/services/services";
import { mailIdentity } from "@/platform/site/company-identity";
import { ownPassword } from "./own-password";
import { passwordError } from "./password-error";
import { hashPassword } from "./password-hash";

/**
 * Changes a member's password. The database ends every session with it, and codes that were mailed
 * open nothing any more; this device gets a session anew.
 * @throws ApiError INVALID_FIELDS at `currentPassword` and `newPassword`; TOO_MANY_REQUESTS
 */
export async function changePassword(
  services: Services,
  caller: RequestContext["Variables"],
  member: User,
  { currentPassword, newPassword }: z.output<typeof passwordChangeSchema>,
): Promise<Opened> {
  const { database, clock } = services;
  const { idSite, language, token } = caller;
  const newPasswordError = await passwordError(newPassword, member);
  const passwordHash = await ownPassword(services, idSite, member, currentPassword);
  const errors: Record<string, ErrorWord> = {};
  if (!passwordHash) errors.currentPassword = "PASSWORD_WRONG";
  if (newPasswordError) errors.newPassword = newPasswordError;
  throwIfInvalid(errors);
  const newHash = await hashPassword(newPassword);
  const now = clock.now();
  return database.inSite(idSite, async (tx) => {
    const { id, email } = await lockMember(tx, token, now, { passwordHash });
    // A password alone proves nothing anew to an account that has a second factor.
    const provedAt = await lastProof(tx, token);
    await tx.update(users).set({ passwordHash: newHash }).where(eq(users.id, id));
    await endMemberCodes(tx, id);
    const identity = await mailIdentity(tx, language);
    await postMails(tx, idSite, now, [passwordChangedMail(identity, email, now)]);
    return openSession(tx, caller, { idUser: id, now, provedAt });
  });
}

async function lastProof(tx: Sql, token: string | undefined): Promise<Date | null> {
  const [session] = await tx
    .select({ provedAt: sessions.provedAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, secretHash(token ?? "")));
  return session?.provedAt ?? null;
}
