import { fullName } from "@/lib/rules/text/full-name";
import { phoneText } from "@/lib/rules/text/phone-text";
import type { MailAttachment } from "@/platform/db/schema/outbox";
import { frenchOnly } from "@/platform/mail/bilingual";
import type { MailPart } from "@/platform/mail/mail-part";
import { rowsOf } from "@/platform/mail/mail-rows";
import type { Mail } from "@/platform/mail/post-mails";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";
import type { MailSubject } from "./customer-mail";

const WORDS = frenchOnly({
  customer: "Le client",
  name: "Nom",
  business: "Société",
  phone: "Téléphone",
  email: "E-mail",
  noEmail: "aucun : le client est prévenu par SMS",
  message: "Message du client",
});

interface CompanySubject extends MailSubject {
  page: MailSubject["page"] & { message: string | null };
  links: { company: string };
  phone: string;
  company: string | null;
}

/** Composes a mail to the company, with the link to its page; an answer goes to the customer. */
export function companyMail(
  identity: MailIdentity & { email: string },
  { of, page, sequence, links, phone, company }: CompanySubject,
  mail: {
    name: string;
    subject: string;
    title: string;
    parts: MailPart[];
    button: string;
    /** Further parts, below the customer. */
    after: MailPart[];
    attachments?: MailAttachment[];
  },
): Mail {
  const { firstname, lastname, email } = page.customer;
  const customer: MailPart = {
    kind: "rows",
    title: WORDS.customer,
    rows: rowsOf([
      [WORDS.name, fullName({ firstname, lastname })],
      [WORDS.business, company],
      [WORDS.phone, phoneText(phone)],
      [WORDS.email, email ?? WORDS.noEmail],
    ]),
  };
  const message: MailPart[] = page.message
    ? [{ kind: "quote", title: WORDS.message, text: page.message }]
    : [];
  return {
    event: `${of}:${page.reference}:company:${mail.name}:${sequence}`,
    recipient: identity.email,
    subject: mail.subject,
    ...writeMail(identity, mail.title, [
      ...mail.parts,
      { kind: "button", label: mail.button, url: links.company },
      customer,
      ...message,
      ...mail.after,
    ]),
    attachments: mail.attachments ?? [],
  };
}
