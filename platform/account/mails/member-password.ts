import { mailFigures } from "@/platform/mail/mail-figures";
import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { memberMail } from "./member-mail";
import { mailWordsMember } from "./member-mail-words";

/** Gives a member the link to set a new password. */
export function passwordResetMail(identity: MailIdentity, email: string, code: string): Mail {
  const { reset } = mailWordsMember[identity.language];
  return memberMail(identity, email, {
    name: "password-reset",
    subject: reset.subject(identity.companyName),
    title: reset.title,
    parts: [
      { kind: "text", text: reset.text },
      { kind: "button", label: reset.button, url: pageUrl(identity, `/password/reset/${code}`) },
      { kind: "text", text: reset.validity },
      { kind: "text", text: reset.otherwise },
    ],
  });
}

/** Tells a member that the password is another one now. */
export function passwordChangedMail(identity: MailIdentity, email: string, now: Date): Mail {
  const { changed } = mailWordsMember[identity.language];
  const { instant } = mailFigures(identity.language);
  return memberMail(identity, email, {
    name: "password-changed",
    subject: changed.subject(identity.companyName),
    title: changed.title,
    parts: [
      { kind: "text", text: changed.text(instant(now.toISOString())) },
      { kind: "text", text: changed.otherwise },
      { kind: "button", label: changed.button, url: pageUrl(identity, "/password/reset/ask") },
    ],
  });
}
