import type { BookingPage } from "@/lib/contract/booking-page";
import type { OutcomeWhy } from "@/lib/rules/booking/cancellation";
import type { DocumentData } from "@/platform/db/schema/document-data";
import type { MailAttachment } from "@/platform/db/schema/outbox";
import type { NoticeMessages } from "@/platform/purchase/notice/notice-messages";
import type { NoticeDetails, PurchaseNotice } from "@/platform/purchase/notice/purchase-notice";

/** What a message about a booking knows of it. */
export interface BookingNotice extends PurchaseNotice<BookingPage> {
  of: "booking";
  /** The booking proof; none while the vehicle is not known. */
  proof: DocumentData | null;
  /** The terms that were accepted, as a file to keep; null where the message brings none. */
  terms: MailAttachment | null;
  /** The rides of a series, the earliest first, where the message is about all of them; in euros. */
  series: { id: number; reference: string; startAt: string; total: number; page: string }[];
}

/** What a message says of what happened, besides the booking as it is now. */
export interface BookingNoticeDetails extends NoticeDetails<OutcomeWhy> {
  idPayment?: number | undefined;
  /** The booking before the change. */
  before?: BookingPage | undefined;
  /** A calendar file that takes out the rides that the change has removed. */
  removedRides?: string | undefined;
}

/** The messages of one step of a booking. */
export type BookingNoticeMessages = NoticeMessages<BookingNotice, BookingNoticeDetails>;

/** Writes a mail to the customer. */
export type BookingMail = NonNullable<BookingNoticeMessages["mail"]>;

/** Writes a mail to the company, in French. */
export type CompanyBookingMail = NonNullable<BookingNoticeMessages["companyMail"]>;
