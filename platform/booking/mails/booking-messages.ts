import type { Mail } from "@/platform/mail/post-mails";
import { type Telling, writtenBy } from "@/platform/purchase/notice/telling";
import type { TextMessage } from "@/platform/sms/text-message";
import { changed } from "./booking-changed";
import { confirmed } from "./booking-confirmed";
import { cancelled, expired, slotLost, surplusRefunded, withdrawn } from "./booking-ended";
import { link } from "./booking-link";
import type { BookingNotice, BookingNoticeDetails, BookingWriters } from "./booking-notice";
import { done, reminder } from "./booking-on-the-day";
import { payLink, paymentReceived } from "./booking-paid";
import { quote, requested } from "./booking-quoted";
import { received } from "./booking-received";
import { resumed, suspended } from "./booking-suspended";
import { confirmedText, reminderText } from "./booking-texts";
import {
  cancelledNotice,
  changedNotice,
  depositLateNotice,
  expiredNotice,
  paidNotice,
  receivedNotice,
  refundByHandNotice,
  requestedNotice,
  withdrawnNotice,
} from "./company-booking-mails";

export type { BookingNoticeDetails };

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
  expired: { mail: expired, notice: expiredNotice },
  // Of what never was in its calendar the company need not be told.
  lapsed: { mail: expired },
  suspended: { mail: suspended },
  resumed: { mail: resumed },
  slotLost: { mail: slotLost },
  surplusRefunded: { mail: surplusRefunded },
  refundByHand: { notice: refundByHandNotice },
  reminder: { mail: reminder, text: reminderText },
  depositLate: { notice: depositLateNotice },
  done: { mail: done },
  link: { mail: link },
} satisfies Record<string, BookingWriters>;

/** What there is to tell of a booking. */
export type BookingMessage = keyof typeof WRITERS;

/** What is told of a booking, and whom. */
export type BookingTelling = Telling<BookingNotice, BookingNoticeDetails>;

/** The mails and text messages that tell what has happened to a booking. */
export const messagesOf = (
  message: BookingMessage,
  telling: BookingTelling,
): (Mail | TextMessage)[] =>
  writtenBy<BookingNotice, BookingNoticeDetails>(WRITERS[message], telling);
