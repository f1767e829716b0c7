import type { LanguageCode } from "@/lib/contract/locale";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { pageUrl } from "@/platform/mail/page-url";

export interface NoticeLinks {
  page: string;
  /** None when nothing is to be paid by card. */
  pay: string | null;
  /** End of the pay link, as ISO 8601. */
  payUntil: string | null;
  company: string;
  withdraw: string;
  review: string;
  /** None for a company that has neither a page for it nor a mail address. */
  contact: string | null;
}

/**
 * Builds the addresses for a customer, in the language of the order; the company's is in French.
 * @param extra.pay a valid pay link
 * @param extra.contact from `contactAddress`
 */
export function noticeLinks(
  siteUrl: string,
  of: "booking" | "order",
  row: { reference: string; key: string; companyKey: string; language: LanguageCode },
  extra: { pay: { code: string; expiresAt: Date } | null; contact: string | null },
): NoticeLinks {
  const { reference, key, companyKey, language } = row;
  const at = (path: string) => pageUrl({ siteUrl, language }, path);
  const page = at(`/${of}/${reference}?key=${key}`);
  return {
    page,
    pay: extra.pay && at(`/payment/${extra.pay.code}`),
    payUntil: extra.pay && parisIso(extra.pay.expiresAt),
    company: pageUrl(
      { siteUrl, language: "fr_FR" },
      `/${of}/${reference}/company?key=${companyKey}`,
    ),
    withdraw: `${page}#withdrawal`,
    review: `${page}#review`,
    contact: extra.contact,
  };
}

/** Returns the link to the contact page, for a list of links; nothing where there is none. */
export const contactLink = (label: string, { contact }: NoticeLinks): [string, string][] =>
  contact === null ? [] : [[label, contact]];
