import { randomUUID } from "node:crypto";
import { isMailName } from "@/lib/contract/mail/mail-catalogue";
import type { MailPart } from "@/platform/mail/mail-part";
import { mailWords } from "@/platform/mail/mail-words";
import type { Mail } from "@/platform/mail/post-mails";
import { wordMail } from "@/platform/mail/word-mail";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";

/**
 * Writes a mail about an account. It greets nobody by name, because anybody can type an address
 * into a form and must not send text of their own to it.
 */
export function memberMail(
  identity: MailIdentity,
  recipient: string,
  mail: { name: string; subject: string; title: string; parts: MailPart[] },
): Mail {
  const name = `account-${mail.name}`;
  const { subject, opening, closing } = wordMail(identity, isMailName(name) ? name : null, {
    subject: mail.subject,
    opening: mailWords[identity.language].hello,
    closing: "",
  });
  return {
    event: `member:${mail.name}:${randomUUID()}`,
    recipient,
    ...(identity.email ? { replyTo: identity.email } : {}),
    subject,
    ...writeMail(identity, mail.title, [...opening, ...mail.parts, ...closing]),
  };
}
