import { localeFromCode, localisedPath } from "@/lib/rules/text/locale-code";
import type { MailIdentity } from "@/platform/site/company-identity";

/** Builds the whole address of a page, in a language; it begins with the site's. */
export function pageUrl(
  { siteUrl, language }: Pick<MailIdentity, "siteUrl" | "language">,
  path: string,
): string {
  return siteUrl.replace(/\/$/, "") + localisedPath(path, localeFromCode(language) ?? "fr");
}
