import { parisDate } from "@/lib/rules/paris-time";
import { mailWordsAccount } from "@/platform/words/mail-words-account";
import { mailFigures } from "./mail-figures";
import type { MailIdentity } from "./mail-identity";
import { memberMail } from "./member-mail";
import { pageUrl } from "./page-url";
import type { Mail } from "./post-mails";

/** Tells a member who has not come for long from when on the space is deleted. */
export function memberSilentMail(identity: MailIdentity, email: string, deletedAt: Date): Mail {
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
