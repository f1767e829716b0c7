import type { Actor } from "@/lib/contract/booking-status";
import type { DocumentFile } from "@/platform/db/schema/document-data";
import type { MadeRefund } from "@/platform/purchase/refund/made-refund";
import type { NoticeLinks } from "./notice-links";

/** Content of every message about a booking or an order, in the message's language. */
export interface PurchaseNotice<Page> {
  page: Page;
  /** Version of the booking or order: two steps have two messages. */
  sequence: number;
  links: NoticeLinks;
  /** Documents that go with the message: quote, invoice, credit note. */
  documents: DocumentFile[];
  /** The customer's, E.164. */
  phone: string;
  company: string | null;
}

/** Details of every event, besides the booking or the order as it is now. */
export interface NoticeDetails<Why> {
  amountCents?: number | undefined;
  by?: Actor | undefined;
  /** True where the customer's address gets no more letters for now. */
  isForCompanyOnly?: boolean | undefined;
  note?: string | undefined;
  why?: Why | undefined;
  /** Day of Paris on which a reminder is sent: there is one a day at most. */
  reminderDay?: string | undefined;
  givenBack?: MadeRefund | undefined;
}
