import type { BookingPage } from "@/lib/contract/booking-page";
import type { PaperData } from "@/platform/documents/paper-data";

/** What a message about a booking knows of it; words are in the message's language already. */
export interface Told {
  page: BookingPage;
  /** The number of what happened in the booking's history: two happenings are two messages. */
  sequence: number;
  key: string;
  companyKey: string;
  /** Whole addresses, beginning with the site's configured one. */
  links: {
    booking: string;
    /** None when nothing is to be paid. */
    pay: string | null;
    company: string;
    withdraw: string;
    contact: string;
  };
  /** The booking proof; none while the vehicle is not known. */
  proof: PaperData | null;
  /** Other papers that go with the message: quote, invoice, credit note. */
  papers: { filename: string; data: PaperData }[];
  /** The customer's, E.164. */
  phone: string;
  /** The customer's company. */
  company: string | null;
}
