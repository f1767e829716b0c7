import type { BookingPage } from "@/lib/contract/booking-page";
import type { Actor } from "@/lib/contract/booking-status";
import type { OutcomeWhy } from "@/lib/rules/cancellation";
import type { PaperData, PaperFile } from "@/platform/documents/paper-data";
import type { Writers } from "./telling";
import type { ToldLinks } from "./told-links";

/** What a message about a booking knows of it; words are in the message's language already. */
export interface Told {
  of: "booking";
  page: BookingPage;
  /** The booking's version: two happenings are two messages. */
  sequence: number;
  links: ToldLinks;
  /** The booking proof; none while the vehicle is not known. */
  proof: PaperData | null;
  /** Other papers that go with the message: quote, invoice, credit note. */
  papers: PaperFile[];
  /** The customer's, E.164. */
  phone: string;
  /** The customer's company. */
  company: string | null;
}

/** What a message says of what happened, besides the booking as it is now. */
export interface TellingDetails {
  /** Of the payment or the refund. */
  amountCents?: number | undefined;
  idPayment?: number | undefined;
  by?: Actor | undefined;
  /** In the company's own words. */
  note?: string | undefined;
  /** Why one gets back what one gets back. */
  why?: OutcomeWhy | undefined;
  /** The booking before the change. */
  before?: BookingPage | undefined;
  /** A calendar file that takes out the rides that the change has removed. */
  removedRides?: string | undefined;
}

export type BookingWriters = Writers<Told, TellingDetails>;

/** Writes a message to the customer. */
export type CustomerMail = NonNullable<BookingWriters["mail"]>;

/** Writes a message to the company, in French. */
export type CompanyMail = NonNullable<BookingWriters["notice"]>;
