import { getLocale, getTranslations } from "next-intl/server";
import type { BookingPage } from "@/lib/contract/booking-page";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/locale-code";

/** What has happened to a booking, when and by whom; the latest first. */
export async function BookingHistory(props: {
  history: BookingPage["history"];
  /** Who "we" and "you" are. */
  seenBy?: "customer" | "company";
}) {
  const { history, seenBy = "customer" } = props;
  const [t, locale] = await Promise.all([getTranslations("ride"), getLocale() as Promise<Locale>]);
  const format = siteFormat(locale);
  return (
    <ol className="border-line border-t text-small">
      {history.toReversed().map(({ at, event, status, by, amount }) => (
        <li
          key={`${at} ${event} ${status} ${amount}`}
          className="grid gap-x-6 border-line border-b py-3 xs:grid-cols-[2fr_3fr]"
        >
          <time dateTime={at} className="text-muted tabular-nums">
            {format.dateAndTime(at)}
          </time>
          <span>
            <span className="text-heading">
              {t.has(eventName(event))
                ? t(eventName(event), { amount: format.euros(amount ?? 0) })
                : t(`status.${status}.name`)}
            </span>{" "}
            <span className="text-muted">{t(`history.by.${seenBy}.${by}`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What an event is called, where it has a name of its own. */
const eventName = (event: string) => `history.event.${event}` as "history.event.PAYMENT";
