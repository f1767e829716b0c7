import { eq } from "drizzle-orm";
import { type LanguageCode, languageCodeSchema } from "@/lib/contract/locale";
import { passwordResetMail } from "@/platform/account/mails/password-reset";
import { newMemberCode } from "@/platform/account/member/member-codes";
import { deadlines } from "@/platform/db/schema/deadline";
import { users } from "@/platform/db/schema/people";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";

/** Builds the deadline's subject: an address that may be no member's, and the language asked in. */
export const resetSubject = (language: LanguageCode, email: string): string =>
  `${language}:${email}`;

/**
 * Answers a request for a new password. Whether the address has an account is found out here, where
 * nobody waits for an answer that would tell; nothing of the address stays.
 */
export const passwordResetAsked: DeadlineWork = {
  run: async ({ clock }, tx, { id, idSite, subject }) => {
    await tx.delete(deadlines).where(eq(deadlines.id, id));
    const [language, email] = [subject.split(":", 1)[0], subject.slice(subject.indexOf(":") + 1)];
    const [member] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!member) return;
    const now = clock.now();
    const reset = { idSite, idUser: member.id, purpose: "PASSWORD", now } as const;
    const code = await newMemberCode(tx, reset);
    const identity = await mailIdentity(tx, languageCodeSchema.parse(language));
    await postMails(tx, idSite, now, [passwordResetMail(identity, email, code)]);
  },
};
