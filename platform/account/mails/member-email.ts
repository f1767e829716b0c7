import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { mailWordsAccount } from "./mail-words-account";
import { memberMail } from "./member-mail";

/** Gives a new address the link by which it becomes a member's. */
export function newEmailMail(identity: MailIdentity, email: string, code: string): Mail {
  const { newEmail } = mailWordsAccount[identity.language];
  return memberMail(identity, email, {
    name: "new-email",
    subject: newEmail.subject(identity.companyName),
    title: newEmail.title,
    parts: [
      { kind: "text", text: newEmail.text },
      { kind: "button", label: newEmail.button, url: pageUrl(identity, `/auth/email/${code}`) },
      { kind: "text", text: newEmail.lasts },
      { kind: "text", text: newEmail.otherwise },
    ],
  });
}

/** Tells the address that a member has that another is to take its place. */
export function emailAskedMail(
  identity: MailIdentity,
  { email, newEmail }: { email: string; newEmail: string },
): Mail {
  const { emailAsked } = mailWordsAccount[identity.language];
  return memberMail(identity, email, {
    name: "email-asked",
    subject: emailAsked.subject(identity.companyName),
    title: emailAsked.title,
    parts: [
      { kind: "text", text: emailAsked.text(newEmail) },
      { kind: "text", text: emailAsked.otherwise },
      { kind: "button", label: emailAsked.button, url: pageUrl(identity, "/password/reset/ask") },
    ],
  });
}
