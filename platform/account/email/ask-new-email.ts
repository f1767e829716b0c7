import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { emailChangeSchema } from "@/lib/contract/auth";
import type { User } from "@/lib/contract/user";
import { emailAskedMail } from "@/platform/account/mails/email-asked";
import { newEmailMail } from "@/platform/account/mails/new-email";
import { addressSubject } from "@/platform/account/member/address-subject";
import { lockMember } from "@/platform/account/member/lock-member";
import {
  endMemberCodes,
  memberCodeEnds,
  newMemberCode,
} from "@/platform/account/member/member-codes";
import { ownPassword } from "@/platform/account/password/own-password";
import { users } from "@/platform/db/schema/people";
import { invalidFields } from "@/platform/http/api-error";
import { consume } from "@/platform/http/rate-limits";
import type { RequestContext } from "@/platform/http/request-context";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { postMails } from "@/platform/mail/post-mails";
import type { Services } from "@/platform/services/services";
import { mailIdentity } from "@/platform/site/company-identity";

/**
 * Mails a link to the address that a member wants instead of theirs, unless somebody has it
 * already, and tells their present address. Ends the links mailed before; those mails are forgotten
 * when the link is.
 * @throws ApiError INVALID_FIELDS at `password`, and at `email` when it is the one they have;
 *   TOO_MANY_REQUESTS
 */
export async function askNewEmail(
  services: Services,
  caller: RequestContext["Variables"],
  member: User,
  { email: newEmail, password }: z.output<typeof emailChangeSchema>,
): Promise<void> {
  const { database, clock, rateLimits } = services;
  const { idSite, language, token } = caller;
  const passwordHash = await ownPassword(services, idSite, member, password);
  if (!passwordHash) throw invalidFields({ password: "PASSWORD_WRONG" });
  if (newEmail === member.email) throw invalidFields({ email: "EMAIL_UNCHANGED" });
  await consume(rateLimits.newEmail, idSite, String(member.id));
  const now = clock.now();
  await database.inSite(idSite, async (tx) => {
    const { id: idUser, email } = await lockMember(tx, token, now, { passwordHash });
    await endMemberCodes(tx, idUser);
    const newCode = { idSite, idUser, purpose: "EMAIL", email: newEmail, now } as const;
    const code = await newMemberCode(tx, newCode);
    const subject = addressSubject(now, newEmail);
    const dueAt = memberCodeEnds("EMAIL", now);
    await setDeadline(tx, { idSite, kind: "NEW_EMAIL_OVER", subject, dueAt });
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, newEmail));
    const identity = await mailIdentity(tx, language);
    await postMails(tx, idSite, now, [
      emailAskedMail(identity, { email, newEmail }),
      ...(owner ? [] : [newEmailMail(identity, newEmail, code)]),
    ]);
  });
}
