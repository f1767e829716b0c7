import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";
import { mailWordsNewsletter } from "./mail-words-newsletter";

/**
 * Gives an address for which somebody asked for the newsletter its link: to confirm it, or, where
 * that is done, to choose what it receives. It repeats nothing of what a form was given.
 */
export function newsletterMail(
  identity: MailIdentity,
  to: { event: string; email: string; code: string; isConfirmed: boolean },
): Mail {
  const words = mailWordsNewsletter[identity.language][to.isConfirmed ? "again" : "confirm"];
  return {
    event: to.event,
    recipient: to.email,
    ...(identity.email ? { replyTo: identity.email } : {}),
    subject: words.subject(identity.companyName),
    ...writeMail(identity, words.title, [
      { kind: "text", text: words.text },
      { kind: "button", label: words.button, url: pageUrl(identity, `/newsletter/${to.code}`) },
      { kind: "text", text: words.otherwise },
    ]),
  };
}
