import { parisDate } from "@/lib/rules/calendar/paris-time";
import { mailFigures } from "@/platform/mail/mail-figures";
import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { mailWordsAccount } from "./mail-words-account";
import { memberMail } from "./member-mail";

/** Tells a member who has not come for long from when on the space is deleted. */
export function memberInactiveMail(identity: MailIdentity, email: string, deletedAt: Date): Mail {
  const { silent } = mailWordsAccount[identity.language];
  const day = mailFigures(identity.language).day(parisDate(deletedAt));
  return memberMail(identity, email, {
    name: "silent",
    subject: silent.subject(identity.companyName),
    title: silent.title,
    parts: [
      { kind: "text", text: silent.text(day) },
      { kind: "text", text: silent.keep },
      { kind: "button", label: silent.button, url: pageUrl(identity, "/account") },
      { kind: "text", text: silent.otherwise },
    ],
  });
}
