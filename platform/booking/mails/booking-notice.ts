import type { BookingPage } from "@/lib/contract/booking-page";
import type { OutcomeWhy } from "@/lib/rules/booking/cancellation";
import type { DocumentData } from "@/platform/db/schema/document-data";
import type { MailAttachment } from "@/platform/db/schema/outbox";
import type { NoticeMessages } from "@/platform/purchase/notice/notice-messages";
import type { NoticeDetails, PurchaseNotice } from "@/platform/purchase/notice/purchase-notice";

export interface BookingNotice extends PurchaseNotice<BookingPage> {
  of: "booking";
  /** Booking proof; none while the vehicle is not known. */
  proof: DocumentData | null;
  /** Accepted terms, as a file to keep; null where the message brings none. */
  terms: MailAttachment | null;
  /** Rides of a series, the earliest first, where the message is about all of them; in euros. */
  series: { id: number; reference: string; startAt: string; total: number; page: string }[];
}

/** Details of the event, besides the booking as it is now. */
export interface BookingNoticeDetails extends NoticeDetails<OutcomeWhy> {
  idPayment?: number | undefined;
  before?: BookingPage | undefined;
  /** Calendar file that removes the rides the change has taken away. */
  removedRides?: string | undefined;
}

export type BookingNoticeMessages = NoticeMessages<BookingNotice, BookingNoticeDetails>;

export type BookingMail = NonNullable<BookingNoticeMessages["mail"]>;

/** Writer of a mail to the company, in French. */
export type CompanyBookingMail = NonNullable<BookingNoticeMessages["companyMail"]>;
