import type { LanguageCode } from "@/lib/contract/locale";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { orderReturnEnds } from "@/lib/rules/shop/order-return";
import { alertStaff } from "@/platform/alert/alert-staff";
import type { Sql } from "@/platform/db/sql";
import { type DocumentRow, documentFilesOf } from "@/platform/document/issue-document";
import { postMails } from "@/platform/mail/post-mails";
import { mayWriteUnpaid } from "@/platform/purchase/may-write-unpaid";
import { contactAddress } from "@/platform/purchase/notice/contact-address";
import { noticeLinks } from "@/platform/purchase/notice/notice-links";
import { buildNotice } from "@/platform/purchase/notice/notice-messages";
import { termsFile } from "@/platform/purchase/terms/terms-file";
import type { Services } from "@/platform/services/services";
import { type OrderMessage, writeOrderMessages } from "@/platform/shop/order/mails/order-messages";
import type { OrderNotice, OrderNoticeDetails } from "@/platform/shop/order/mails/order-notice";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { type OrderFacts, readOrderFacts } from "@/platform/shop/order/view/order-facts";
import { orderPageView } from "@/platform/shop/order/view/order-page-view";
import { readTexts } from "@/platform/site/parameter/read-texts";
import { orderAlert } from "./order-alert";
import { orderPayLink } from "./order-pay-link";

/** Messages that a customer can cause without paying; an order for nothing is paid at once. */
const WITHOUT_PAYING = new Set<OrderMessage>([
  "received",
  "paid",
  "payLink",
  "cancelled",
  "withdrawn",
  "expired",
]);

/**
 * Notifies the customer and the company of a step of an order. The messages are written to the
 * outbox in the transaction of the step, so they leave only if it is committed.
 * @param details.facts the order's, where they were read already
 */
export async function notifyOrder(
  services: Services,
  tx: Sql,
  order: OrderRow,
  message: OrderMessage,
  details: OrderNoticeDetails & {
    documents?: (DocumentRow | undefined)[];
    facts?: OrderFacts;
  } = {},
): Promise<void> {
  const now = services.clock.now();
  const { documents = [], facts = await readOrderFacts(tx, order), ...rest } = details;
  const isWithoutPaying =
    WITHOUT_PAYING.has(message) && details.by !== "COMPANY" && facts.money.paidCents === 0;
  const isForCompanyOnly = isWithoutPaying && !(await mayWriteUnpaid(services, tx, order));
  const notice = await buildNotice(
    tx,
    order.language,
    async (language, siteUrl): Promise<OrderNotice> => ({
      ...(await readNotice(tx, order, facts, { language, siteUrl, now })),
      terms: message === "received" ? await termsFile(tx, order.idTerms) : null,
      documents: documentFilesOf(documents),
    }),
    { ...rest, isForCompanyOnly },
  );
  await postMails(tx, order.idSite, now, writeOrderMessages(message, notice));
  const alert = orderAlert(message, order, details);
  if (alert) await alertStaff(services, tx, order.idSite, alert);
}

async function readNotice(
  tx: Sql,
  order: OrderRow,
  facts: OrderFacts,
  { language, siteUrl, now }: { language: LanguageCode; siteUrl: string; now: Date },
): Promise<Omit<OrderNotice, "documents" | "terms">> {
  const { version, phone, company, paymentMethod } = order;
  const page = await orderPageView(tx, order, language, now, { facts });
  const isPaidByCard = page.dueNow > 0 && paymentMethod === "CARD";
  const { HEAD_OFFICE } = await readTexts(tx, ["HEAD_OFFICE"]);
  return {
    of: "order",
    page,
    sequence: version,
    returnEnds: parisIso(orderReturnEnds(order)),
    links: noticeLinks(siteUrl, "order", order, {
      pay: isPaidByCard ? await orderPayLink(tx, order, now) : null,
      contact: await contactAddress(tx, siteUrl, order),
    }),
    returnAddress: HEAD_OFFICE ?? "",
    phone,
    company,
  };
}
