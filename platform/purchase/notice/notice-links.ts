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
  contact: string;
}

/**
 * The addresses for a customer, in the language it was ordered in; the company's is in French.
 * @param its.pay a pay link that is good
 * @param its.contact path of the page where one writes to the company
 */
export function noticeLinks(
  siteUrl: string,
  of: "booking" | "order",
  row: { reference: string; key: string; companyKey: string; language: LanguageCode },
  its: { pay: { code: string; expiresAt: Date } | null; contact: string },
): NoticeLinks {
  const { reference, key, companyKey, language } = row;
  const at = (path: string) => pageUrl({ siteUrl, language }, path);
  const page = at(`/${of}/${reference}?key=${key}`);
  return {
    page,
    pay: its.pay && at(`/payment/${its.pay.code}`),
    payUntil: its.pay && parisIso(its.pay.expiresAt),
    company: pageUrl(
      { siteUrl, language: "fr_FR" },
      `/${of}/${reference}/company?key=${companyKey}`,
    ),
    withdraw: `${page}#withdrawal`,
    contact: at(`${its.contact}?reference=${reference}`),
  };
}
