import { getLocale, getTranslations } from "next-intl/server";
import { customerHistory } from "@/components/purchase/customer-history";
import { HistoryList, type SeenBy } from "@/components/purchase/history-list";
import type { BookingPage } from "@/lib/contract/booking-page";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";

/** History of a booking; an event without a sentence shows the status that followed. */
export async function BookingHistory(props: { history: BookingPage["history"]; seenBy?: SeenBy }) {
  const { history, seenBy = "customer" } = props;
  const [t, locale] = await Promise.all([getTranslations("ride"), getLocale() as Promise<Locale>]);
  const format = siteFormat(locale);
  const entries = customerHistory(history, seenBy).map((line) => {
    const { at, by, event, status, amount, reason } = line;
    const isAsked = event === "BOOK" && (status === "REQUESTED" || status === "QUOTED");
    const name = `history.event.${isAsked ? "REQUEST" : event}` as "history.event.PAYMENT";
    const sentence =
      t.has(name) && t(name, { amount: format.euros(amount ?? 0), leg: reason ?? "" });
    return { at, by, event, what: sentence || t(`status.${status}.name`) };
  });
  return <HistoryList entries={entries} seenBy={seenBy} />;
}
