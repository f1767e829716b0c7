import type { LanguageCode } from "@/lib/contract/locale";
import type { OrderPage } from "@/lib/contract/order-page";
import { refundDay, withdrawalRefundDay } from "@/platform/purchase/notice/refund-day";

/** When the customer withdrew, as ISO 8601: what was sent back may have come in later. */
export const withdrawnAt = ({ history, orderedAt }: OrderPage): string =>
  history.find(({ reason }) => reason === "WITHDRAWN")?.at ?? orderedAt;

/** The last day on which what an order's last refund gives back may come. */
export function orderRefundDay(page: OrderPage, language: LanguageCode): string {
  const refund = page.history.findLast(({ event }) => event === "REFUND");
  return refund?.reason === "WITHDRAWN"
    ? withdrawalRefundDay(page, withdrawnAt(page), language)
    : refundDay(page, language);
}
