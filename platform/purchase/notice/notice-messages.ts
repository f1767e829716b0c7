import type { LanguageCode } from "@/lib/contract/locale";
import type { Sql } from "@/platform/db/database";
import type { Mail } from "@/platform/mail/post-mails";
import { type MailIdentity, mailIdentity } from "@/platform/site/company-identity";
import type { TextMessage } from "@/platform/sms/text-message";
import type { NoticeDetails } from "./purchase-notice";

/** The messages of one step of a booking or an order; a step need not have all of them. */
export interface NoticeMessages<Notice, Details> {
  /** To the customer. */
  mail?: (identity: MailIdentity, notice: Notice, details: Details) => Mail;
  /** To the customer. */
  text?: (identity: MailIdentity, notice: Notice) => TextMessage;
  /** In French. */
  companyMail?: (
    identity: MailIdentity & { email: string },
    notice: Notice,
    details: Details,
  ) => Mail;
}

/** A notice in the languages of those who get it, and in whose name it is written. */
export interface AddressedNotice<Notice, Details> {
  /** In the customer's language. */
  customer: MailIdentity;
  /** In French; null when the company has no address. */
  company: (MailIdentity & { email: string }) | null;
  /** In the customer's language. */
  notice: Notice;
  /** The same in French. */
  frenchNotice: Notice;
  details: Details;
}

/**
 * A notice for the customer and the company.
 * @param noticeIn reads what the messages tell, in a language
 */
export async function buildNotice<Notice, Details>(
  tx: Sql,
  language: LanguageCode,
  noticeIn: (language: LanguageCode, siteUrl: string) => Promise<Notice>,
  details: Details,
): Promise<AddressedNotice<Notice, Details>> {
  const customer = await mailIdentity(tx, language);
  const company = await mailIdentity(tx, "fr_FR");
  const notice = await noticeIn(language, customer.siteUrl);
  const frenchNotice = language === "fr_FR" ? notice : await noticeIn("fr_FR", customer.siteUrl);
  const { email } = company;
  return {
    customer,
    company: email ? { ...company, email } : null,
    notice,
    frenchNotice,
    details,
  };
}

/** Writes the messages of a step. The company gets none of what it has done itself. */
export function writeMessages<
  Notice,
  Details extends Pick<NoticeDetails<never>, "by" | "isForCompanyOnly">,
>(
  { mail, text, companyMail }: NoticeMessages<Notice, Details>,
  { customer, company, notice, frenchNotice, details }: AddressedNotice<Notice, Details>,
): (Mail | TextMessage)[] {
  const isForCompany = company && details.by !== "COMPANY";
  return [
    ...(mail && !details.isForCompanyOnly ? [mail(customer, notice, details)] : []),
    ...(text ? [text(customer, notice)] : []),
    ...(companyMail && isForCompany ? [companyMail(company, frenchNotice, details)] : []),
  ];
}
