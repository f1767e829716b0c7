import type { Actor } from "@/lib/contract/booking-status";
import type { DocumentFile } from "@/platform/db/schema/document-data";
import type { GivenBack } from "@/platform/purchase/refund/given-back-parts";
import type { NoticeLinks } from "./notice-links";

/**
 * What every message about a booking or an order knows of it; words are in the message's language
 * already.
 */
export interface PurchaseNotice<Page> {
  page: Page;
  /** Its version: two steps have two messages. */
  sequence: number;
  links: NoticeLinks;
  /** Documents that go with the message: quote, invoice, credit note. */
  documents: DocumentFile[];
  /** The customer's, E.164. */
  phone: string;
  /** The customer's company. */
  company: string | null;
}

/** What every message says of what happened, besides how the booking or the order is now. */
export interface NoticeDetails<Why> {
  /** Of the payment or the refund. */
  amountCents?: number | undefined;
  by?: Actor | undefined;
  /** True where the customer's address gets no more letters for now. */
  isForCompanyOnly?: boolean | undefined;
  /** In the company's own words. */
  note?: string | undefined;
  /** Why one gets back what one gets back. */
  why?: Why | undefined;
  /** The day of Paris on which a reminder is sent: there is one a day at most. */
  reminderDay?: string | undefined;
  /** What the company gave back of its own accord. */
  givenBack?: GivenBack | undefined;
}
