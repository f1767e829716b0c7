import { localeFromCode, localisedPath } from "@/lib/rules/locale-code";
import type { MailIdentity } from "./mail-identity";

/** The whole address of a page, in a language; it begins with the site's. */
export function pageUrl(
  { siteUrl, language }: Pick<MailIdentity, "siteUrl" | "language">,
  path: string,
): string {
  return siteUrl.replace(/\/$/, "") + localisedPath(path, localeFromCode(language) ?? "fr");
}
