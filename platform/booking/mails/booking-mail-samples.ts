import type { BookingPage } from "@/lib/contract/booking-page";
import { type MailSample, type MailSamplesOf, SAMPLE_KEY } from "@/platform/mail/mail-sample";
import { noticeLinks } from "@/platform/purchase/notice/notice-links";
import { bookingCancelledMail } from "./booking-cancelled";
import { bookingChangedMail } from "./booking-changed";
import { bookingConfirmedMail } from "./booking-confirmed";
import { bookingDoneMail } from "./booking-done";
import { bookingExpiredMail } from "./booking-expired";
import { bookingLinkMail } from "./booking-link";
import type { BookingMail, BookingNoticeDetails } from "./booking-notice";
import { bookingPaidMail } from "./booking-paid";
import { bookingPayLinkMail } from "./booking-pay-link";
import { bookingPaymentReminderMail } from "./booking-payment-reminder";
import { bookingQuotedMail } from "./booking-quoted";
import { bookingReceivedMail } from "./booking-received";
import { bookingGivenBackMail } from "./booking-refunded";
import { bookingReminderMail } from "./booking-reminder";
import { bookingRequestedMail } from "./booking-requested";
import { bookingResumedMail } from "./booking-resumed";
import { bookingSlotLostMail } from "./booking-slot-lost";
import { bookingSurplusRefundedMail } from "./booking-surplus-refunded";
import { bookingSuspendedMail } from "./booking-suspended";
import { bookingWithdrawnMail } from "./booking-withdrawn";
import { sampleBookingPage } from "./sample-booking-page";
import { seriesConfirmedMail } from "./series-confirmed";

const PAID: Partial<BookingPage> = { status: "FINAL", paid: 20, dueNow: 0, payUntil: null };

const ENDED: Partial<BookingPage> = {
  ...PAID,
  status: "CANCELLED",
  may: { pay: false, change: false, cancel: false, withdraw: false },
};

const sampleOf =
  (
    write: BookingMail,
    change: Partial<BookingPage> = {},
    details: BookingNoticeDetails = {},
  ): MailSample =>
  (identity, now) => {
    const { language, siteUrl } = identity;
    const page = sampleBookingPage(language, now, change);
    const links = noticeLinks(
      siteUrl,
      "booking",
      { reference: page.reference, key: SAMPLE_KEY, companyKey: SAMPLE_KEY, language },
      {
        pay:
          page.payUntil && page.dueNow > 0
            ? { code: SAMPLE_KEY, expiresAt: new Date(page.payUntil) }
            : null,
        contact: null,
      },
    );
    const { reference, startAt, total } = page;
    const notice = {
      of: "booking" as const,
      page,
      sequence: 1,
      links,
      proof: null,
      terms: null,
      series: [1, 2].map((id) => ({ id, reference, startAt, total, page: links.page })),
      documents: [],
      phone: "",
      company: null,
    };
    return write(identity, notice, details);
  };

type BookingSamples = Omit<MailSamplesOf<"booking">, `booking-review-${string}`>;

/** Samples of the mails about a booking, each in a state in which it leaves. */
export const bookingMailSamples: BookingSamples = {
  "booking-received": sampleOf(bookingReceivedMail),
  "booking-requested": sampleOf(bookingRequestedMail, {
    status: "REQUESTED",
    vehicle: null,
    dueNow: 0,
    payUntil: null,
  }),
  "booking-quote": sampleOf(bookingQuotedMail, { status: "QUOTED" }),
  "booking-pay-link": sampleOf(bookingPayLinkMail),
  "booking-paid": sampleOf(
    bookingPaidMail,
    { ...PAID, status: "AWAITING_CONFIRMATION" },
    { amountCents: 2000 },
  ),
  "booking-confirmed": sampleOf(bookingConfirmedMail, PAID),
  "booking-series-confirmed": sampleOf(seriesConfirmedMail, PAID),
  "booking-reminder": sampleOf(bookingReminderMail, PAID),
  "booking-done": sampleOf(bookingDoneMail, { ...PAID, status: "INVOICED", paid: 72 }),
  "booking-changed": sampleOf(bookingChangedMail, PAID),
  "booking-payment-reminder": sampleOf(
    bookingPaymentReminderMail,
    { ...PAID, status: "INVOICED" },
    { amountCents: 5200 },
  ),
  "booking-cancelled": sampleOf(
    bookingCancelledMail,
    { ...ENDED, cancelReason: "SERVICE_UNAVAILABLE", refunded: 20 },
    { amountCents: 2000, why: "SELLER_ENDED" },
  ),
  "booking-withdrawn": sampleOf(
    bookingWithdrawnMail,
    { ...ENDED, cancelReason: "WITHDRAWN", refunded: 20 },
    { amountCents: 2000, why: "WITHDRAWN" },
  ),
  "booking-expired": sampleOf(bookingExpiredMail, {
    ...ENDED,
    status: "EXPIRED",
    paid: 0,
    may: { pay: true, change: false, cancel: false, withdraw: false },
  }),
  "booking-suspended": sampleOf(bookingSuspendedMail, PAID),
  "booking-resumed": sampleOf(bookingResumedMail, PAID),
  "booking-slot-lost": sampleOf(
    bookingSlotLostMail,
    { ...ENDED, cancelReason: "SLOT_LOST", refunded: 20 },
    { amountCents: 2000 },
  ),
  "booking-surplus-refunded": sampleOf(
    bookingSurplusRefundedMail,
    { ...PAID, paid: 92, refunded: 20 },
    { amountCents: 2000 },
  ),
  "booking-given-back": sampleOf(
    bookingGivenBackMail,
    { ...PAID, refunded: 12 },
    {
      givenBack: { reason: "GOODWILL", amountCents: 1200, byHandCents: 0, isHandedOver: false },
    },
  ),
  "booking-link": sampleOf(bookingLinkMail, PAID),
};
