import { getLocale, getTranslations } from "next-intl/server";
import type { Actor } from "@/lib/contract/booking-status";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { saysWho } from "./customer-history";

export interface HistoryEntry {
  at: string;
  what: string;
  by: Actor;
  event: string;
}

/** Reader of a text, to tell "we" from "you". */
export type SeenBy = "customer" | "company";

export async function HistoryList(props: { entries: HistoryEntry[]; seenBy: SeenBy }) {
  const { entries, seenBy } = props;
  const [t, locale] = await Promise.all([
    getTranslations("ride.history"),
    getLocale() as Promise<Locale>,
  ]);
  const format = siteFormat(locale);
  return (
    <ol className="border-line border-t text-small">
      {entries.toReversed().map(({ at, what, by, event }) => (
        <li key={`${at} ${what}`} className="border-line border-b py-3">
          <p>
            <span className="text-heading">{what}</span>{" "}
            {(seenBy === "company" || saysWho({ by, event })) && (
              <span className="text-muted">{t(`by.${seenBy}.${by}`)}</span>
            )}
          </p>
          <time dateTime={at} className="text-muted tabular-nums">
            {format.dateAndTime(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
