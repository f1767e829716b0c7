import type { LanguageCode } from "@/lib/contract/locale";
import type { Sql } from "@/platform/db/database";
import type { Mail } from "@/platform/mail/post-mails";
import { type MailIdentity, mailIdentity } from "@/platform/site/company-identity";
import type { TextMessage } from "@/platform/sms/text-message";
import type { NoticeDetails } from "./purchase-notice";

/** Whom to tell, in whose name, and what of. */
export interface Telling<Told, Details> {
  /** In the customer's language. */
  customer: MailIdentity;
  /** In French; null when the company has no address. */
  company: (MailIdentity & { email: string }) | null;
  told: Told;
  /** The same in French. */
  toldFr: Told;
  details: Details;
}

/** Who writes what of one thing that has happened. */
export interface Writers<Told, Details> {
  mail?: (identity: MailIdentity, told: Told, details: Details) => Mail;
  text?: (identity: MailIdentity, told: Told) => TextMessage;
  notice?: (identity: MailIdentity & { email: string }, told: Told, details: Details) => Mail;
}

/** The identities of a site and what is told, in the customer's language and in French. */
export async function tellingIn<Told, Details>(
  tx: Sql,
  language: LanguageCode,
  toldIn: (language: LanguageCode, siteUrl: string) => Promise<Told>,
  details: Details,
): Promise<Telling<Told, Details>> {
  const customer = await mailIdentity(tx, language);
  const company = await mailIdentity(tx, "fr_FR");
  const told = await toldIn(language, customer.siteUrl);
  const toldFr = language === "fr_FR" ? told : await toldIn("fr_FR", customer.siteUrl);
  const { email } = company;
  return { customer, company: email ? { ...company, email } : null, told, toldFr, details };
}

/**
 * The mails and text messages that tell the customer and the company what has happened. The
 * company is not told what it has done itself.
 */
export function writtenBy<
  Told,
  Details extends Pick<NoticeDetails<never>, "by" | "isForCompanyOnly">,
>(
  { mail, text, notice }: Writers<Told, Details>,
  { customer, company, told, toldFr, details }: Telling<Told, Details>,
): (Mail | TextMessage)[] {
  return [
    ...(mail && !details.isForCompanyOnly ? [mail(customer, told, details)] : []),
    ...(text ? [text(customer, told)] : []),
    ...(notice && company && details.by !== "COMPANY" ? [notice(company, toldFr, details)] : []),
  ];
}
