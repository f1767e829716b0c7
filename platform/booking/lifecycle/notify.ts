import type { LanguageCode } from "@/lib/contract/locale";
import { hasProof } from "@/lib/rules/booking/booking-state";
import { proofOf } from "@/platform/booking/documents/booking-document";
import {
  type BookingMessage,
  writeBookingMessages,
} from "@/platform/booking/mails/booking-messages";
import type { BookingNotice, BookingNoticeDetails } from "@/platform/booking/mails/booking-notice";
import { moneyOf, toPay } from "@/platform/booking/record/booking-money";
import type { BookingRow } from "@/platform/booking/record/move-booking";
import { payLinkOf } from "@/platform/booking/record/pay-links";
import { bookingPageView } from "@/platform/booking/view/booking-page-view";
import type { Sql } from "@/platform/db/database";
import { type DocumentRow, documentFilesOf } from "@/platform/document/issue-document";
import { postMails } from "@/platform/mail/post-mails";
import { mayWriteUnpaid } from "@/platform/purchase/may-write-unpaid";
import { contactAddress } from "@/platform/purchase/notice/contact-address";
import { noticeLinks } from "@/platform/purchase/notice/notice-links";
import { buildNotice } from "@/platform/purchase/notice/notice-messages";
import { termsFile } from "@/platform/purchase/terms/terms-file";
import type { Services } from "@/platform/services/services";

/** What confirms the contract, and therefore brings its terms along (Code de la consommation, L221-13). */
const WITH_TERMS = new Set<BookingMessage>(["received", "confirmed"]);

/** What whoever books brings about without paying, by themselves or by letting time go by. */
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
 * Tells the customer and the company what has happened to a booking, in the transaction in which
 * it does: their messages leave from the outbox, or nothing has happened.
 */
export async function notifyBooking(
  services: Services,
  tx: Sql,
  row: BookingRow,
  message: BookingMessage,
  details: BookingNoticeDetails & { documents?: (DocumentRow | undefined)[] } = {},
): Promise<void> {
  const now = services.clock.now();
  const { documents = [], ...rest } = details;
  const isWithoutPaying =
    WITHOUT_PAYING.has(message) &&
    details.by !== "COMPANY" &&
    (await moneyOf(tx, row.id)).paidCents === 0;
  const isForCompanyOnly = isWithoutPaying && !(await mayWriteUnpaid(services, tx, row));
  const notice = await buildNotice(
    tx,
    row.language,
    async (language, siteUrl): Promise<BookingNotice> => ({
      ...(await readNotice(tx, row, language, siteUrl, now)),
      terms: WITH_TERMS.has(message) ? await termsFile(tx, row.idTerms) : null,
      documents: documentFilesOf(documents),
    }),
    { ...rest, isForCompanyOnly },
  );
  await postMails(tx, row.idSite, now, writeBookingMessages(message, notice));
}

async function readNotice(
  tx: Sql,
  row: BookingRow,
  language: LanguageCode,
  siteUrl: string,
  now: Date,
): Promise<Omit<BookingNotice, "documents" | "terms">> {
  const { version, phone, company } = row;
  const page = await bookingPageView(tx, row, language, now);
  const { onlineCents } = toPay(row, await moneyOf(tx, row.id));
  return {
    of: "booking",
    page,
    sequence: version,
    links: noticeLinks(siteUrl, "booking", row, {
      pay: onlineCents > 0 ? await payLinkOf(tx, row, now) : null,
      contact: await contactAddress(tx, siteUrl, row),
    }),
    proof: hasProof(row.status, row.idVehicle) ? await proofOf(tx, row, now) : null,
    phone,
    company,
  };
}
