import type { LanguageCode } from "@/lib/contract/locale";
import { hasProof } from "@/lib/rules/booking/booking-state";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { alertStaff } from "@/platform/alert/alert-staff";
import { proofOf } from "@/platform/booking/documents/booking-document";
import {
  type BookingMessage,
  writeBookingMessages,
} from "@/platform/booking/mails/booking-messages";
import type { BookingNotice, BookingNoticeDetails } from "@/platform/booking/mails/booking-notice";
import { toPay } from "@/platform/booking/record/booking-money";
import { payLinkOf } from "@/platform/booking/record/pay-links";
import { type BookingFacts, readBookingFacts } from "@/platform/booking/view/booking-facts";
import { bookingPageView } from "@/platform/booking/view/booking-page-view";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { type DocumentRow, documentFilesOf } from "@/platform/document/issue-document";
import { postMails } from "@/platform/mail/post-mails";
import type { PayLinkRow } from "@/platform/payment/pay-link";
import { mayWriteUnpaid } from "@/platform/purchase/may-write-unpaid";
import { contactAddress } from "@/platform/purchase/notice/contact-address";
import { noticeLinks } from "@/platform/purchase/notice/notice-links";
import { buildNotice } from "@/platform/purchase/notice/notice-messages";
import { termsFile } from "@/platform/purchase/terms/terms-file";
import type { Services } from "@/platform/services/services";
import { bookingAlert } from "./booking-alert";

/** Messages that confirm the contract and carry its terms (Code de la consommation, L221-13). */
const WITH_TERMS = new Set<BookingMessage>(["received", "confirmed", "seriesConfirmed"]);

/** Messages that a customer can cause without paying, by a call or by letting a deadline pass. */
const WITHOUT_PAYING = new Set<BookingMessage>([
  "received",
  "requested",
  "quote",
  "payLink",
  "changed",
  "cancelled",
  "withdrawn",
  "expired",
  "lapsed",
]);

/**
 * Notifies the customer and the company of a step of a booking. The messages are written to the
 * outbox in the transaction of the step, so they leave only if it is committed.
 * @param details.facts the booking's, where they were read already
 * @param details.payLink that is good, where there is one at hand
 * @param series all rides of the series whose first one the booking is, where it is about them
 */
export async function notifyBooking(
  services: Services,
  tx: Sql,
  booking: BookingRow,
  message: BookingMessage,
  details: BookingNoticeDetails & {
    documents?: (DocumentRow | undefined)[];
    facts?: BookingFacts;
    payLink?: PayLinkRow;
  } = {},
  series: BookingRow[] = [],
): Promise<void> {
  const now = services.clock.now();
  const { documents = [], facts = await readBookingFacts(tx, booking), payLink, ...rest } = details;
  const isWithoutPaying =
    WITHOUT_PAYING.has(message) && details.by !== "COMPANY" && facts.money.paidCents === 0;
  const isForCompanyOnly = isWithoutPaying && !(await mayWriteUnpaid(services, tx, booking));
  const notice = await buildNotice(
    tx,
    booking.language,
    async (language, siteUrl): Promise<BookingNotice> => ({
      ...(await readNotice(tx, booking, facts, { language, siteUrl, now, payLink })),
      series: series.map((row) => seriesRide(row, siteUrl)),
      terms: WITH_TERMS.has(message) ? await termsFile(tx, booking.idTerms) : null,
      documents: documentFilesOf(documents),
    }),
    { ...rest, isForCompanyOnly },
  );
  await postMails(tx, booking.idSite, now, writeBookingMessages(message, notice));
  const alert = bookingAlert(message, booking, details);
  if (alert) await alertStaff(services, tx, booking.idSite, alert);
}

async function readNotice(
  tx: Sql,
  booking: BookingRow,
  facts: BookingFacts,
  about: { language: LanguageCode; siteUrl: string; now: Date; payLink: PayLinkRow | undefined },
): Promise<Omit<BookingNotice, "documents" | "terms" | "series">> {
  const { version, phone, company } = booking;
  const { language, siteUrl, now, payLink } = about;
  const page = await bookingPageView(tx, booking, language, now, { facts });
  const { onlineCents } = toPay(booking, facts.money);
  return {
    of: "booking",
    page,
    sequence: version,
    links: noticeLinks(siteUrl, "booking", booking, {
      pay: onlineCents > 0 ? (payLink ?? (await payLinkOf(tx, booking, now))) : null,
      contact: await contactAddress(tx, siteUrl, booking),
    }),
    proof: hasProof(booking.status, booking.idVehicle) ? await proofOf(tx, booking, now) : null,
    phone,
    company,
  };
}

/** Shows a ride of a series, as the mail about all of them lists it. */
function seriesRide(row: BookingRow, siteUrl: string): BookingNotice["series"][number] {
  const { id, reference, startAt, totalCents } = row;
  const { page } = noticeLinks(siteUrl, "booking", row, { pay: null, contact: null });
  return { id, reference, startAt: parisIso(startAt), total: eurosFromCents(totalCents), page };
}
