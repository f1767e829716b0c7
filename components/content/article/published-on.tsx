import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";

export function PublishedOn({ at, locale }: { at: string; locale: Locale }) {
  return <time dateTime={at}>{siteFormat(locale).date(at)}</time>;
}
