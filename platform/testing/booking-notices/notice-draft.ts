import type { BookingPage } from "@/lib/contract/booking-page";
import type { BookingMessage } from "@/platform/booking/mails/booking-messages";
import type { BookingNoticeDetails } from "@/platform/booking/mails/booking-notice";

/** A case as it is written: what differs from a transfer there and back, not paid yet. */
export interface Draft {
  page?: Partial<BookingPage>;
  before?: Partial<BookingPage>;
  details?: BookingNoticeDetails;
  documents?: number;
  company?: string;
}

export type NamedDraft = [name: string, message: BookingMessage, draft: Draft];
