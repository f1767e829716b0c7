import type { LanguageCode } from "@/lib/contract/locale";
import { mailtoLink } from "@/lib/rules/text/mailto-link";
import { pagePath } from "@/platform/content/page/page-path";
import type { Sql } from "@/platform/db/sql";
import { pageUrl } from "@/platform/mail/page-url";
import { readFlag } from "@/platform/site/parameter/read-flag";
import { readTexts } from "@/platform/site/parameter/read-texts";

/**
 * Finds the address at which a customer writes to the company about a booking or an order: the
 * site's contact page, else its mail address; null without either.
 */
export async function contactAddress(
  tx: Sql,
  siteUrl: string,
  { reference, language }: { reference: string; language: LanguageCode },
): Promise<string | null> {
  const path = await pagePath(tx, "CONTACT", language);
  if (path && !(await readFlag(tx, "HIDE_CONTACT_PAGE"))) {
    return pageUrl({ siteUrl, language }, `${path}?reference=${reference}`);
  }
  const { COMPANY_EMAIL: email } = await readTexts(tx, ["COMPANY_EMAIL"]);
  return email && mailtoLink(email, reference);
}
