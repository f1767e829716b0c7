import type { BookingPage } from "@/lib/contract/booking-page";
import type { BookingMessage } from "@/platform/booking/mails/booking-messages";
import type { BookingNoticeDetails } from "@/platform/booking/mails/booking-notice";

/** Draft of a case: its differences from an unpaid transfer there and back. */
export interface Draft {
  page?: Partial<BookingPage>;
  before?: Partial<BookingPage>;
  details?: BookingNoticeDetails;
  documents?: number;
  company?: string;
}

export type NamedDraft = [name: string, message: BookingMessage, draft: Draft];
