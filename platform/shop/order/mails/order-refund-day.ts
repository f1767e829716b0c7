import type { LanguageCode } from "@/lib/contract/locale";
import type { OrderPage } from "@/lib/contract/order-page";
import { refundDay, withdrawalRefundDay } from "@/platform/purchase/notice/refund-day";

/** Returns the time of the withdrawal, as ISO 8601: returned goods may have come in later. */
export const withdrawnAt = ({ history, orderedAt }: OrderPage): string =>
  history.find(({ reason }) => reason === "WITHDRAWN")?.at ?? orderedAt;

export function orderRefundDay(page: OrderPage, language: LanguageCode): string {
  const refund = page.history.findLast(({ event }) => event === "REFUND");
  return refund?.reason === "WITHDRAWN"
    ? withdrawalRefundDay(page, withdrawnAt(page), language)
    : refundDay(page, language);
}
