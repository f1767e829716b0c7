import type { Mail } from "@/platform/mail/post-mails";
import { type AddressedNotice, writeMessages } from "@/platform/purchase/notice/notice-messages";
import type { TextMessage } from "@/platform/sms/text-message";
import { bookingCancelledMail } from "./booking-cancelled";
import { bookingChangedMail } from "./booking-changed";
import { bookingConfirmedMail } from "./booking-confirmed";
import { bookingConfirmedText } from "./booking-confirmed-text";
import { bookingDoneMail } from "./booking-done";
import { bookingExpiredMail } from "./booking-expired";
import { bookingLinkMail } from "./booking-link";
import type { BookingNotice, BookingNoticeDetails, BookingNoticeMessages } from "./booking-notice";
import { bookingPaidMail } from "./booking-paid";
import { bookingPayLinkMail } from "./booking-pay-link";
import { bookingPayLinkText } from "./booking-pay-link-text";
import { bookingPaymentReminderMail } from "./booking-payment-reminder";
import { bookingQuotedMail } from "./booking-quoted";
import { bookingReceivedMail } from "./booking-received";
import { bookingGivenBackMail } from "./booking-refunded";
import { bookingReminderMail } from "./booking-reminder";
import { bookingReminderText } from "./booking-reminder-text";
import { bookingRequestedMail } from "./booking-requested";
import { bookingResumedMail } from "./booking-resumed";
import { bookingSlotLostMail } from "./booking-slot-lost";
import { bookingSurplusRefundedMail } from "./booking-surplus-refunded";
import { bookingSuspendedMail } from "./booking-suspended";
import { bookingWithdrawnMail } from "./booking-withdrawn";
import { companyBookingCancelledMail } from "./company-booking-cancelled";
import { companyBookingChangedMail } from "./company-booking-changed";
import { companyBookingDepositLateMail } from "./company-booking-deposit-late";
import { companyBookingExpiredMail } from "./company-booking-expired";
import { companyBookingPaidMail } from "./company-booking-paid";
import { companyBookingReceivedMail } from "./company-booking-received";
import { companyBookingRefundByHandMail } from "./company-booking-refund-by-hand";
import { companyBookingRequestedMail } from "./company-booking-requested";
import { companyBookingWithdrawnMail } from "./company-booking-withdrawn";
import { seriesConfirmedMail } from "./series-confirmed";
import { seriesConfirmedText } from "./series-confirmed-text";
import { textInsteadOf } from "./text-instead-of-mail";

/** Messages of each step: mails, text messages, and mails to the company. */
const MESSAGES = {
  received: {
    mail: bookingReceivedMail,
    textInstead: textInsteadOf("received"),
    companyMail: companyBookingReceivedMail,
  },
  requested: {
    mail: bookingRequestedMail,
    textInstead: textInsteadOf("requested"),
    companyMail: companyBookingRequestedMail,
  },
  quote: { mail: bookingQuotedMail, textInstead: textInsteadOf("quote") },
  payLink: { mail: bookingPayLinkMail, textInstead: textInsteadOf("payLink") },
  payLinkSent: { mail: bookingPayLinkMail, text: bookingPayLinkText },
  paid: {
    mail: bookingPaidMail,
    textInstead: textInsteadOf("paid"),
    companyMail: companyBookingPaidMail,
  },
  confirmed: { mail: bookingConfirmedMail, text: bookingConfirmedText },
  seriesConfirmed: { mail: seriesConfirmedMail, text: seriesConfirmedText },
  changed: {
    mail: bookingChangedMail,
    textInstead: textInsteadOf("changed"),
    companyMail: companyBookingChangedMail,
  },
  cancelled: {
    mail: bookingCancelledMail,
    textInstead: textInsteadOf("cancelled"),
    companyMail: companyBookingCancelledMail,
  },
  withdrawn: {
    mail: bookingWithdrawnMail,
    textInstead: textInsteadOf("withdrawn"),
    companyMail: companyBookingWithdrawnMail,
  },
  expired: {
    mail: bookingExpiredMail,
    textInstead: textInsteadOf("expired"),
    companyMail: companyBookingExpiredMail,
  },
  // The company is not told of a booking that never was in its calendar.
  lapsed: { mail: bookingExpiredMail, textInstead: textInsteadOf("lapsed") },
  suspended: { mail: bookingSuspendedMail, textInstead: textInsteadOf("suspended") },
  resumed: { mail: bookingResumedMail, textInstead: textInsteadOf("resumed") },
  slotLost: { mail: bookingSlotLostMail, textInstead: textInsteadOf("slotLost") },
  surplusRefunded: {
    mail: bookingSurplusRefundedMail,
    textInstead: textInsteadOf("surplusRefunded"),
  },
  givenBack: { mail: bookingGivenBackMail, textInstead: textInsteadOf("givenBack") },
  refundByHand: { companyMail: companyBookingRefundByHandMail },
  paymentReminder: {
    mail: bookingPaymentReminderMail,
    textInstead: textInsteadOf("paymentReminder"),
  },
  reminder: { mail: bookingReminderMail, text: bookingReminderText },
  depositLate: { companyMail: companyBookingDepositLateMail },
  done: { mail: bookingDoneMail, textInstead: textInsteadOf("done") },
  link: { mail: bookingLinkMail },
} satisfies Record<string, BookingNoticeMessages>;

export type BookingMessage = keyof typeof MESSAGES;

export type AddressedBookingNotice = AddressedNotice<BookingNotice, BookingNoticeDetails>;

export const writeBookingMessages = (
  message: BookingMessage,
  notice: AddressedBookingNotice,
): (Mail | TextMessage)[] =>
  writeMessages<BookingNotice, BookingNoticeDetails>(MESSAGES[message], notice);
