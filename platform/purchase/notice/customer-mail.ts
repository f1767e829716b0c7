import type { MailName, PurchaseMailName } from "@/lib/contract/mail/mail-catalogue";
import { isolated } from "@/lib/rules/text/isolated";
import type { MailAttachment } from "@/platform/db/schema/outbox";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { mailSubject } from "@/platform/mail/mail-subject";
import { mailWords } from "@/platform/mail/mail-words";
import type { Mail } from "@/platform/mail/post-mails";
import { wordMail } from "@/platform/mail/word-mail";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";

const WORDS = bilingual({
  fr_FR: {
    hello: (firstname: string) => (firstname ? `Bonjour ${isolated(firstname)},` : "Bonjour,"),
  },
  en: { hello: (firstname) => (firstname ? `Dear ${isolated(firstname)},` : "Hello,") },
});

/** Subject of a mail: a booking or an order, at a version of its history. */
export interface MailSubject {
  of: "booking" | "order";
  page: {
    reference: string;
    /** Start of the ride; none for an order, or a review. */
    startAt?: string;
    customer: { firstname: string; lastname: string; email: string | null };
  };
  sequence: number;
}

/** Composes a mail to the customer about a booking or an order; an answer goes to the company. */
export function customerMail(
  identity: MailIdentity,
  { of, page, sequence }: MailSubject,
  mail: {
    name: PurchaseMailName;
    /** Distinguishes mails of the same name; the subject's version by default. */
    once?: string | undefined;
    subject: string;
    title: string;
    parts: MailPart[];
    closing?: string | undefined;
    attachments?: MailAttachment[];
  },
): Mail {
  const { email, language, phone } = identity;
  const recipient = page.customer.email;
  if (recipient === null) throw new Error("A customer without an e-mail address gets no mail");
  const { questions } = mailWords[language];
  const { hello } = WORDS[language];
  const { firstname, lastname } = page.customer;
  const { subject, opening, closing } = wordMail(
    identity,
    // The mails of an order are others than those of a booking; a test knows all of both.
    `${of}-${mail.name}` as MailName,
    {
      subject: mailSubject(identity, mail.subject),
      opening: hello(firstname),
      closing: mail.closing ?? questions(phone),
    },
    {
      FIRSTNAME: firstname,
      LASTNAME: lastname,
      REFERENCE: page.reference,
      ...(page.startAt && { RIDE_DATE: mailFigures(language).instant(page.startAt) }),
    },
  );
  return {
    event: `${of}:${page.reference}:${mail.name}:${mail.once ?? sequence}`,
    recipient,
    ...(email ? { replyTo: email } : {}),
    subject,
    ...writeMail(identity, mail.title, [...opening, ...mail.parts, ...closing]),
    attachments: mail.attachments ?? [],
  };
}
