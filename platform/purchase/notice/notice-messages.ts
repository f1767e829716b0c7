import type { LanguageCode } from "@/lib/contract/locale";
import { canBeTexted } from "@/lib/rules/text/can-be-texted";
import type { Sql } from "@/platform/db/sql";
import type { Mail } from "@/platform/mail/post-mails";
import { type MailIdentity, mailIdentity } from "@/platform/site/company-identity";
import type { TextMessage } from "@/platform/sms/text-message";
import type { NoticeDetails } from "./purchase-notice";

/** Messages of a step of a booking or an order; a step need not have all of them. */
export interface NoticeMessages<Notice, Details> {
  mail?: (identity: MailIdentity, notice: Notice, details: Details) => Mail;
  text?: (identity: MailIdentity, notice: Notice) => TextMessage;
  /** To a customer without an e-mail address, in place of a mail that has no text beside it. */
  textInstead?: (identity: MailIdentity, notice: Notice, details: Details) => TextMessage;
  /** In French. */
  companyMail?: (
    identity: MailIdentity & { email: string },
    notice: Notice,
    details: Details,
  ) => Mail;
}

export interface AddressedNotice<Notice, Details> {
  /** In the customer's language. */
  customer: MailIdentity;
  /** In French; null when the company has no address. */
  company: (MailIdentity & { email: string }) | null;
  /** In the customer's language. */
  notice: Notice;
  /** Same in French. */
  frenchNotice: Notice;
  details: Details;
}

/**
 * Builds a notice for the customer and the company.
 * @param noticeIn reads the content of the messages, in a language
 */
export async function buildNotice<Notice, Details>(
  tx: Sql,
  asked: LanguageCode,
  noticeIn: (language: LanguageCode, siteUrl: string) => Promise<Notice>,
  details: Details,
): Promise<AddressedNotice<Notice, Details>> {
  const customer = await mailIdentity(tx, asked);
  const { language } = customer;
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

interface Addressed {
  /** E.164. */
  phone: string;
  page: { customer: { email: string | null } };
}

/** Writes a step's messages: text without an e-mail address; none to the company on own acts. */
export function writeMessages<
  Notice extends Addressed,
  Details extends Pick<NoticeDetails<never>, "by" | "isForCompanyOnly">,
>(
  { mail, text, textInstead, companyMail }: NoticeMessages<Notice, Details>,
  { customer, company, notice, frenchNotice, details }: AddressedNotice<Notice, Details>,
): (Mail | TextMessage)[] {
  const isForCompany = company && details.by !== "COMPANY";
  const hasEmail = notice.page.customer.email !== null;
  const isTexted = canBeTexted(notice.phone);
  const written = hasEmail ? mail : isTexted ? textInstead : undefined;
  return [
    ...(written && !details.isForCompanyOnly ? [written(customer, notice, details)] : []),
    ...(text && isTexted ? [text(customer, notice)] : []),
    ...(companyMail && isForCompany ? [companyMail(company, frenchNotice, details)] : []),
  ];
}
