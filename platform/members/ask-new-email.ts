import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { emailChange } from "@/lib/contract/auth";
import type { User } from "@/lib/contract/user";
import type { Caller } from "@/platform/area";
import { user } from "@/platform/db/schema/people";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { mailIdentity } from "@/platform/mail/mail-identity";
import { emailAskedMail, newEmailMail } from "@/platform/mail/member-email";
import { postMails } from "@/platform/mail/post-mails";
import { spend } from "@/platform/rate-limits";
import { invalidFields } from "@/platform/refusal";
import type { Services } from "@/platform/services";
import { addressSubject } from "./address-subject";
import { lockMember } from "./lock-member";
import { endMemberCodes, memberCodeEnds, newMemberCode } from "./member-codes";
import { ownPassword } from "./own-password";

/**
 * Mails a link to an address that a member wants instead of theirs, unless it is somebody's
 * already, and tells the address they have. Links that were mailed before are over; those mails are
 * forgotten when the link is.
 * @throws Refusal INVALID_FIELDS at `password`, and at `email` when it is the one they have;
 *   TOO_MANY_REQUESTS
 */
export async function askNewEmail(
  services: Services,
  caller: Caller["Variables"],
  member: User,
  { email: newEmail, password }: z.output<typeof emailChange>,
): Promise<void> {
  const { database, clock, wakeOutbox, rateLimits } = services;
  const { idSite, language, token } = caller;
  const passwordHash = await ownPassword(services, idSite, member, password);
  if (!passwordHash) throw invalidFields({ password: "PASSWORD_WRONG" });
  if (newEmail === member.email) throw invalidFields({ email: "EMAIL_UNCHANGED" });
  await spend(rateLimits.newEmail, idSite, String(member.id));
  const now = clock.now();
  await database.inSite(idSite, async (tx) => {
    const { id: idUser, email } = await lockMember(tx, token, now, { passwordHash });
    await endMemberCodes(tx, idUser);
    const wanted = { idSite, idUser, purpose: "EMAIL", email: newEmail, now } as const;
    const code = await newMemberCode(tx, wanted);
    const subject = addressSubject(now, newEmail);
    const dueAt = memberCodeEnds("EMAIL", now);
    await setDeadline(tx, { idSite, kind: "NEW_EMAIL_OVER", subject, dueAt });
    const [owner] = await tx.select({ id: user.id }).from(user).where(eq(user.email, newEmail));
    const identity = await mailIdentity(tx, language);
    await postMails(tx, idSite, now, [
      emailAskedMail(identity, { email, newEmail }),
      ...(owner ? [] : [newEmailMail(identity, newEmail, code)]),
    ]);
  });
  wakeOutbox();
}
