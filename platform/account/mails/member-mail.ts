import { randomUUID } from "node:crypto";
import { bilingual } from "@/platform/mail/bilingual";
import type { MailPart } from "@/platform/mail/mail-part";
import type { Mail } from "@/platform/mail/post-mails";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";

const WORDS = bilingual({
  fr_FR: { hello: "Bonjour," },
  en: { hello: "Hello," },
});

/**
 * A mail about an account. It greets nobody by name, because anybody can type an address into a form
 * and must not send text of their own to it.
 */
export function memberMail(
  identity: MailIdentity,
  recipient: string,
  mail: { name: string; subject: string; title: string; parts: MailPart[] },
): Mail {
  return {
    event: `member:${mail.name}:${randomUUID()}`,
    recipient,
    ...(identity.email ? { replyTo: identity.email } : {}),
    subject: mail.subject,
    ...writeMail(identity, mail.title, [
      { kind: "text", text: WORDS[identity.language].hello },
      ...mail.parts,
    ]),
  };
}
