import type { MailName } from "@/lib/contract/mail/mail-catalogue";
import type { MailValues } from "@/lib/contract/mail/mail-placeholder";
import type { MailWording } from "@/lib/contract/mail/mail-wording";
import { fillMailTemplate } from "@/lib/rules/mail/mail-template";
import { isolated } from "@/lib/rules/text/isolated";
import type { MailIdentity } from "@/platform/site/company-identity";
import { NO_WORDING } from "@/platform/site/mail-wordings";
import type { MailPart } from "./mail-part";

/** Subject of a mail, and the parts around the facts that it tells. */
interface WordedMail {
  subject: string;
  opening: MailPart[];
  closing: MailPart[];
}

/**
 * Words a mail as the owner wants it, and as the product does where the owner has said nothing. The
 * facts between the opening and the closing are none of the owner's.
 * @param name null for a mail whose words are the product's alone
 * @param usual the product's words, with the values of this mail in them; empty for no paragraph
 * @param values those of the mail; the company's own are added
 */
export function wordMail(
  identity: MailIdentity,
  name: MailName | null,
  usual: MailWording,
  values: MailValues = {},
): WordedMail {
  const { companyName, phone } = identity;
  const all: MailValues = { ...values, COMPANY: companyName, PHONE: phone ?? "" };
  const own = name === null ? NO_WORDING : identity.wordingOf(name, usual, all);
  const apart = Object.fromEntries(
    Object.entries(all).map(([code, value]) => [code, isolated(value)]),
  );
  const paragraph = (text: string): MailPart[] => (text ? [{ kind: "text", text }] : []);
  return {
    // A subject is a header: it stays on its line, whatever a value has in it.
    subject:
      fillMailTemplate(own.subject, all).replace(/[\r\n\u2028\u2029]+/g, " ") || usual.subject,
    opening: paragraph(fillMailTemplate(own.opening, apart) || usual.opening),
    closing: paragraph(fillMailTemplate(own.closing, apart) || usual.closing),
  };
}
