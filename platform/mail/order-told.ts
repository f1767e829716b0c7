import type { Actor } from "@/lib/contract/booking-status";
import type { OrderPage } from "@/lib/contract/order-page";
import type { OrderOutcomeWhy } from "@/lib/rules/order-outcome";
import type { MailAttachment } from "@/platform/db/schema/outbox";
import type { PaperFile } from "@/platform/documents/paper-data";
import type { Writers } from "./telling";
import type { ToldLinks } from "./told-links";

/** What a message about an order knows of it; words are in the message's language already. */
export interface OrderTold {
  of: "order";
  page: OrderPage;
  /** The order's version: two happenings are two messages. */
  sequence: number;
  links: ToldLinks;
  /** The terms that were accepted, as a file to keep; null on a site that has none. */
  terms: MailAttachment | null;
  /** Where what is sent back goes to. */
  returnAddress: string;
  papers: PaperFile[];
  /** The customer's, E.164. */
  phone: string;
  /** The customer's company. */
  company: string | null;
}

/** What a message says of what happened, besides the order as it is now. */
export interface OrderDetails {
  /** Of the payment or the refund. */
  amountCents?: number | undefined;
  by?: Actor | undefined;
  /** In the company's own words. */
  note?: string | undefined;
  /** Why one gets back what one gets back. */
  why?: OrderOutcomeWhy | undefined;
}

export type OrderWriters = Writers<OrderTold, OrderDetails>;

/** Writes a message to the customer. */
export type OrderMail = NonNullable<OrderWriters["mail"]>;

/** Writes a message to the company, in French. */
export type OrderNotice = NonNullable<OrderWriters["notice"]>;
