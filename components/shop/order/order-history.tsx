import { getLocale, getTranslations } from "next-intl/server";
import { customerHistory } from "@/components/purchase/customer-history";
import { HistoryList, type SeenBy } from "@/components/purchase/history-list";
import type { OrderPage } from "@/lib/contract/order-page";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { goodsText } from "./goods-text";

export async function OrderHistory(props: { history: OrderPage["history"]; seenBy?: SeenBy }) {
  const { history, seenBy = "customer" } = props;
  const [t, locale] = await Promise.all([getTranslations("order"), getLocale() as Promise<Locale>]);
  const format = siteFormat(locale);
  const entries = customerHistory(history, seenBy).map(({ at, by, event, amount, returned }) => {
    const name = `history.event.${event}` as "history.event.PAYMENT";
    return {
      at,
      by,
      event,
      what: t(name, { amount: format.euros(amount ?? 0), goods: goodsText(returned) }),
    };
  });
  return <HistoryList entries={entries} seenBy={seenBy} />;
}
