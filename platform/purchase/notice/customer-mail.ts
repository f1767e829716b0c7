import { isolated } from "@/lib/rules/text/isolated";
import type { MailAttachment } from "@/platform/db/schema/outbox";
import { bilingual } from "@/platform/mail/bilingual";
import type { MailPart } from "@/platform/mail/mail-part";
import { mailSubject } from "@/platform/mail/mail-subject";
import { mailWords } from "@/platform/mail/mail-words";
import type { Mail } from "@/platform/mail/post-mails";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";

const WORDS = bilingual({
  fr_FR: {
    hello: (firstname: string) => (firstname ? `Bonjour ${isolated(firstname)},` : "Bonjour,"),
  },
  en: { hello: (firstname) => (firstname ? `Dear ${isolated(firstname)},` : "Hello,") },
});

/** What a mail is about: a booking or an order, as it was when that many things had happened to it. */
export interface MailSubject {
  of: "booking" | "order";
  page: {
    reference: string;
    customer: { firstname: string; lastname: string; email: string | null };
  };
  sequence: number;
}

/** A mail to the customer about a booking or an order; an answer goes to the company. */
export function customerMail(
  identity: MailIdentity,
  { of, page, sequence }: MailSubject,
  mail: {
    name: string;
    /** What tells it from others of its name; the subject's version unless it says otherwise. */
    once?: string | undefined;
    subject: string;
    title: string;
    parts: MailPart[];
    /** The last words; the company's contact by default. */
    closing?: string | undefined;
    attachments?: MailAttachment[];
  },
): Mail {
  const { email, language, phone } = identity;
  const recipient = page.customer.email;
  if (recipient === null) throw new Error("A customer without an e-mail address gets no mail");
  const { questions } = mailWords[language];
  const { hello } = WORDS[language];
  return {
    event: `${of}:${page.reference}:${mail.name}:${mail.once ?? sequence}`,
    recipient,
    ...(email ? { replyTo: email } : {}),
    subject: mailSubject(identity, mail.subject),
    ...writeMail(identity, mail.title, [
      { kind: "text", text: hello(page.customer.firstname) },
      ...mail.parts,
      { kind: "text", text: mail.closing ?? questions(phone) },
    ]),
    attachments: mail.attachments ?? [],
  };
}
