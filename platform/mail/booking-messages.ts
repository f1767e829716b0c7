import { confirmedText, reminderText } from "@/platform/sms/booking-texts";
import type { TextMessage } from "@/platform/sms/text-message";
import { changed } from "./booking-changed";
import { confirmed } from "./booking-confirmed";
import { cancelled, slotLost, surplusRefunded, withdrawn } from "./booking-ended";
import { link } from "./booking-link";
import { done, reminder } from "./booking-on-the-day";
import { payLink, paymentReceived } from "./booking-paid";
import { quote, requested } from "./booking-quoted";
import { received } from "./booking-received";
import type { CompanyMail, CustomerMail, TellingDetails, Told } from "./booking-told";
import {
  cancelledNotice,
  changedNotice,
  depositLateNotice,
  paidNotice,
  receivedNotice,
  requestedNotice,
  withdrawnNotice,
} from "./company-notices";
import type { MailIdentity } from "./mail-identity";
import type { Mail } from "./post-mails";

export type { TellingDetails };

/** Who is told of what, and how. */
const WRITERS = {
  received: { mail: received, notice: receivedNotice },
  requested: { mail: requested, notice: requestedNotice },
  quote: { mail: quote },
  payLink: { mail: payLink },
  paid: { mail: paymentReceived, notice: paidNotice },
  confirmed: { mail: confirmed, text: confirmedText },
  changed: { mail: changed, notice: changedNotice },
  cancelled: { mail: cancelled, notice: cancelledNotice },
  withdrawn: { mail: withdrawn, notice: withdrawnNotice },
  slotLost: { mail: slotLost },
  surplusRefunded: { mail: surplusRefunded },
  reminder: { mail: reminder, text: reminderText },
  depositLate: { notice: depositLateNotice },
  done: { mail: done },
  link: { mail: link },
} satisfies Record<string, Writers>;

interface Writers {
  mail?: CustomerMail;
  text?: (identity: MailIdentity, told: Told) => TextMessage;
  notice?: CompanyMail;
}

/** What there is to tell of a booking. */
export type BookingMessage = keyof typeof WRITERS;

/** Whom to tell, in whose name, and what of. */
export interface Telling {
  /** In the customer's language. */
  customer: MailIdentity;
  /** In French; null when the company has no address. */
  company: (MailIdentity & { email: string }) | null;
  told: Told;
  /** The same in French. */
  toldFr: Told;
  details: TellingDetails;
}

/**
 * The mails and text messages that tell the customer and the company what has happened to a
 * booking. The company is not told what it has done itself.
 */
export function messagesOf(
  message: BookingMessage,
  { customer, company, told, toldFr, details }: Telling,
): (Mail | TextMessage)[] {
  const { mail, text, notice }: Writers = WRITERS[message];
  return [
    ...(mail ? [mail(customer, told, details)] : []),
    ...(text ? [text(customer, told)] : []),
    ...(notice && company && details.by !== "COMPANY" ? [notice(company, toldFr, details)] : []),
  ];
}
