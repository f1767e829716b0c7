import type { GoodsReturnReason } from "@/lib/contract/goods-return-reason";
import type { OrderPage } from "@/lib/contract/order-page";
import type { OrderOutcomeWhy } from "@/lib/rules/shop/order-outcome";
import type { OrderReturnError } from "@/lib/rules/shop/order-return";
import type { MailAttachment } from "@/platform/db/schema/outbox";
import type { NoticeMessages } from "@/platform/purchase/notice/notice-messages";
import type { NoticeDetails, PurchaseNotice } from "@/platform/purchase/notice/purchase-notice";
import type { RefundWays } from "@/platform/purchase/refund/made-refund";

export interface OrderNotice extends PurchaseNotice<OrderPage> {
  of: "order";
  /** Accepted terms, as a file to keep; null on a site that has none. */
  terms: MailAttachment | null;
  /** Instant from which paying no longer brings a lost order back; ISO 8601. */
  returnEnds: string;
  returnAddress: string;
}

/** Goods that came back, why, and the refund for them; in cents. */
export interface GoodsReturned extends RefundWays {
  reason: GoodsReturnReason;
  withheldCents: number;
  lines: { name: string; quantity: number }[];
}

/** Details of the event, besides the order as it is now. */
export interface OrderNoticeDetails extends NoticeDetails<OrderOutcomeWhy> {
  returnError?: OrderReturnError | undefined;
  goods?: GoodsReturned | undefined;
}

export type OrderNoticeMessages = NoticeMessages<OrderNotice, OrderNoticeDetails>;

export type OrderMail = NonNullable<OrderNoticeMessages["mail"]>;

/** Writer of a mail to the company, in French. */
export type CompanyOrderMail = NonNullable<OrderNoticeMessages["companyMail"]>;
