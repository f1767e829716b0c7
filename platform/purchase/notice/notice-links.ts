import type { LanguageCode } from "@/lib/contract/locale";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { pageUrl } from "@/platform/mail/page-url";

/** The whole addresses that a message about a booking or an order may hold. */
export interface NoticeLinks {
  /** Its own page. */
  page: string;
  /** None when nothing is to be paid by card. */
  pay: string | null;
  /** Until when that can be used, as ISO 8601. */
  payUntil: string | null;
  company: string;
  withdraw: string;
  /** None for a company that has neither a page for it nor a mail address. */
  contact: string | null;
}

/**
 * The addresses for a customer, in the language it was ordered in; the company's is in French.
 * @param extra.pay a pay link that is good
 * @param extra.contact as `contactAddress` says it
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
    contact: extra.contact,
  };
}

/** The link to where one writes to the company, for a list of links; nothing where there is none. */
export const contactLink = (label: string, { contact }: NoticeLinks): [string, string][] =>
  contact === null ? [] : [[label, contact]];
