import type { MessageRequest } from "@/lib/contract/message";
import { isolated } from "@/lib/rules/text/isolated";
import { frenchOnly } from "@/platform/mail/bilingual";
import type { Mail } from "@/platform/mail/post-mails";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";

const WORDS = frenchOnly({
  mailSubject: (name: string, subject?: string) =>
    `Message de ${isolated(name)}${subject ? ` : ${isolated(subject)}` : ""}`,
  title: "Un message est arrivé par le site",
  name: "Nom",
  email: "E-mail",
  phone: "Téléphone",
  subject: "Objet",
});

/** Tells the company, in French, of a visitor's message; a reply goes to the visitor. */
export function companyMessageReceivedMail(
  event: string,
  identity: MailIdentity & { email: string },
  { name, email, phone, subject, message }: MessageRequest,
): Mail {
  const rows = [
    [WORDS.name, name],
    [WORDS.email, email],
    [WORDS.phone, phone],
    [WORDS.subject, subject],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  return {
    event,
    recipient: identity.email,
    replyTo: email,
    subject: WORDS.mailSubject(name, subject),
    ...writeMail(identity, WORDS.title, [
      { kind: "rows", rows },
      { kind: "quote", text: message },
    ]),
  };
}
