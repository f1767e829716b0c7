import type { LanguageCode } from "@/lib/contract/locale";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { orderReturnEnds } from "@/lib/rules/shop/order-return";
import type { Sql } from "@/platform/db/database";
import { type DocumentRow, documentFilesOf } from "@/platform/document/issue-document";
import { postMails } from "@/platform/mail/post-mails";
import { moneyFor } from "@/platform/payment/money";
import { mayWriteUnpaid } from "@/platform/purchase/may-write-unpaid";
import { contactAddress } from "@/platform/purchase/notice/contact-address";
import { noticeLinks } from "@/platform/purchase/notice/notice-links";
import { buildNotice } from "@/platform/purchase/notice/notice-messages";
import { termsFile } from "@/platform/purchase/terms/terms-file";
import type { Services } from "@/platform/services/services";
import { type OrderMessage, writeOrderMessages } from "@/platform/shop/order/mails/order-messages";
import type { OrderNotice, OrderNoticeDetails } from "@/platform/shop/order/mails/order-notice";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { orderPageView } from "@/platform/shop/order/view/order-page-view";
import { readTexts } from "@/platform/site/parameter/read-texts";
import { orderPayLink } from "./order-pay-link";

/** What whoever orders brings about without paying; what costs nothing is paid as it is ordered. */
const WITHOUT_PAYING = new Set<OrderMessage>([
  "received",
  "paid",
  "payLink",
  "cancelled",
  "withdrawn",
  "expired",
]);

/**
 * Tells the customer and the company what has happened to an order, in the transaction in which it
 * does: their messages leave from the outbox, or nothing has happened.
 */
export async function notifyOrder(
  services: Services,
  tx: Sql,
  row: OrderRow,
  message: OrderMessage,
  details: OrderNoticeDetails & { documents?: (DocumentRow | undefined)[] } = {},
): Promise<void> {
  const now = services.clock.now();
  const { documents = [], ...rest } = details;
  const isWithoutPaying =
    WITHOUT_PAYING.has(message) &&
    details.by !== "COMPANY" &&
    (await moneyFor(tx, { idOrder: row.id })).paidCents === 0;
  const isForCompanyOnly = isWithoutPaying && !(await mayWriteUnpaid(services, tx, row));
  const notice = await buildNotice(
    tx,
    row.language,
    async (language, siteUrl): Promise<OrderNotice> => ({
      ...(await readNotice(tx, row, language, siteUrl, now)),
      terms: message === "received" ? await termsFile(tx, row.idTerms) : null,
      documents: documentFilesOf(documents),
    }),
    { ...rest, isForCompanyOnly },
  );
  await postMails(tx, row.idSite, now, writeOrderMessages(message, notice));
}

async function readNotice(
  tx: Sql,
  row: OrderRow,
  language: LanguageCode,
  siteUrl: string,
  now: Date,
): Promise<Omit<OrderNotice, "documents" | "terms">> {
  const { version, phone, company, paymentMethod } = row;
  const page = await orderPageView(tx, row, language, now);
  const isPaidByCard = page.dueNow > 0 && paymentMethod === "CARD";
  const { HEAD_OFFICE } = await readTexts(tx, ["HEAD_OFFICE"]);
  return {
    of: "order",
    page,
    sequence: version,
    returnEnds: parisIso(orderReturnEnds(row)),
    links: noticeLinks(siteUrl, "order", row, {
      pay: isPaidByCard ? await orderPayLink(tx, row, now) : null,
      contact: await contactAddress(tx, siteUrl, row),
    }),
    returnAddress: HEAD_OFFICE ?? "",
    phone,
    company,
  };
}
