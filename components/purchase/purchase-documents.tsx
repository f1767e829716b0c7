import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import type { DocumentLink } from "@/lib/contract/booking-page";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";

export async function BookingDocuments(props: {
  documents: DocumentLink[];
  /** True when the ride does not take place: its calendar file takes it out again. */
  isOff?: boolean;
}) {
  const { documents, isOff = false } = props;
  const [t, locale] = await Promise.all([
    getTranslations("ride.documents"),
    getLocale() as Promise<Locale>,
  ]);
  const format = siteFormat(locale);
  return (
    <ul className="border-line border-t">
      {documents.map(({ kind, number, issuedAt, url }) => (
        <li key={url} className="border-line border-b">
          <a
            href={url}
            className="flex min-h-12 items-center gap-4 py-3 text-heading hover:text-accent"
          >
            <Icon
              name={kind === "CALENDAR" ? "calendar" : "paper"}
              className="size-5 text-accent"
            />
            <span>
              <span>{t(kind === "CALENDAR" && isOff ? "CALENDAR_OVER" : kind)}</span>{" "}
              <span className="text-muted text-small">
                {`(${t(kind === "CALENDAR" ? "ics" : "pdf")})`}
              </span>
              {number && issuedAt && (
                <span className="block text-muted text-small">
                  {t("issued", { number, date: format.date(issuedAt) })}
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
