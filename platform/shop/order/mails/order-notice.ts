import type { GoodsReturnReason } from "@/lib/contract/goods-return-reason";
import type { OrderPage } from "@/lib/contract/order-page";
import type { OrderOutcomeWhy } from "@/lib/rules/shop/order-outcome";
import type { OrderReturnError } from "@/lib/rules/shop/order-return";
import type { MailAttachment } from "@/platform/db/schema/outbox";
import type { NoticeMessages } from "@/platform/purchase/notice/notice-messages";
import type { NoticeDetails, PurchaseNotice } from "@/platform/purchase/notice/purchase-notice";
import type { RefundWays } from "@/platform/purchase/refund/given-back-parts";

/** What a message about an order knows of it. */
export interface OrderNotice extends PurchaseNotice<OrderPage> {
  of: "order";
  /** The terms that were accepted, as a file to keep; null on a site that has none. */
  terms: MailAttachment | null;
  /** The instant from which paying no longer brings a lost order back; ISO 8601. */
  returnEnds: string;
  /** Where what is sent back goes to. */
  returnAddress: string;
}

/** Goods that came back, why, and what goes back for them; in cents. */
export interface GoodsReturned extends RefundWays {
  reason: GoodsReturnReason;
  withheldCents: number;
  lines: { name: string; quantity: number }[];
}

/** What a message says of what happened, besides the order as it is now. */
export interface OrderNoticeDetails extends NoticeDetails<OrderOutcomeWhy> {
  /** Why a payment did not bring a lost order back. */
  returnError?: OrderReturnError | undefined;
  /** Goods that came back. */
  goods?: GoodsReturned | undefined;
}

/** The messages of one step of an order. */
export type OrderNoticeMessages = NoticeMessages<OrderNotice, OrderNoticeDetails>;

/** Writes a mail to the customer. */
export type OrderMail = NonNullable<OrderNoticeMessages["mail"]>;

/** Writes a mail to the company, in French. */
export type CompanyOrderMail = NonNullable<OrderNoticeMessages["companyMail"]>;
