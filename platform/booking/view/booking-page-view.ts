import type { BookingPage, DocumentLink } from "@/lib/contract/booking-page";
import type { LanguageCode } from "@/lib/contract/locale";
import { isSuspended, isUpcoming } from "@/lib/rules/booking/booking-over";
import { hasProof, mayReturn, nextStatus, wasBooked } from "@/lib/rules/booking/booking-state";
import { indemnityOf } from "@/lib/rules/booking/cancellation";
import { mayStillChange } from "@/lib/rules/booking/change-deadline";
import { isChangeable } from "@/lib/rules/booking/possible-action";
import { withdrawalEnds } from "@/lib/rules/booking/withdrawal";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { asksIdentity } from "@/lib/rules/money/cash-limit";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { businessName } from "@/platform/booking/business/business-terms";
import { readHandedIdentity } from "@/platform/booking/identity/identity-copies";
import { toPay } from "@/platform/booking/record/booking-money";
import { bookingWithdrawal } from "@/platform/booking/record/booking-withdrawal";
import { mayCustomerCancel } from "@/platform/booking/record/cancel-reasons";
import { asOrderedNow } from "@/platform/booking/record/due-when-soon";
import { lastEndOf } from "@/platform/booking/record/last-ride-end";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import type { DocumentRow } from "@/platform/document/issue-document";
import type { Money } from "@/platform/payment/money";
import { documentLinks, documentUrls } from "@/platform/purchase/document-links";
import { historyLineView } from "@/platform/purchase/history-line-view";
import { type BookingFacts, readBookingFacts } from "./booking-facts";
import { bookingView } from "./booking-view";
import { proofMentions } from "./proof-mentions";
import { readRideDrivers } from "./ride-drivers";
import { readRideProgress } from "./ride-progress";

const DAY = 24 * 60 * 60_000;

/**
 * Shows a booking with its whole life to its customer.
 * @param seen.member member of the session: their own documents open without a key
 * @param seen.facts as they are in the transaction, where they were read already
 */
export async function bookingPageView(
  tx: Sql,
  stored: BookingRow,
  language: LanguageCode,
  now: Date,
  seen: { member?: number | undefined; facts?: BookingFacts } = {},
): Promise<BookingPage> {
  const row = await asOrderedNow(tx, stored, now);
  const isMine = row.idUser !== null && row.idUser === seen.member;
  const facts = seen.facts ?? (await readBookingFacts(tx, row));
  const { money, history, rides, documents } = facts;
  const withdrawUntil = withdrawalEnds(row.termsAcceptedAt);
  return {
    ...(await bookingView(tx, row, language, facts)),
    bookedAt: parisIso(row.createdAt),
    cancelReason: row.cancelReason,
    paid: eurosFromCents(money.paidCents),
    refunded: eurosFromCents(money.refundedCents),
    dueToReturn: mayComeBack(row, now) ? eurosFromCents(row.dueCents - money.coveredCents) : 0,
    invoicedTo: await businessName(tx, row.idBusiness),
    indemnity: eurosFromCents(
      indemnityOf({
        reason: row.cancelReason,
        wasFinal: row.confirmedAt !== null && money.paidCents >= row.dueCents,
        depositCents: row.depositCents,
      }),
    ),
    payUntil: row.payUntil && parisIso(row.payUntil),
    withdrawUntil: row.customerKind === "CONSUMER" ? parisIso(withdrawUntil) : null,
    changeUntil: parisIso(new Date(row.startAt.getTime() - DAY)),
    travel: { flightNumber: row.flightNumber, trainNumber: row.trainNumber },
    message: row.message,
    drivers: await readRideDrivers(tx, row, now),
    progress: await readRideProgress(tx, row, rides, { language, now }),
    asksIdentity: asksIdentity(row.totalCents),
    ...(asksIdentity(row.totalCents) && { identity: await readHandedIdentity(tx, row, now) }),
    proof: await proofMentions(tx, row, language),
    documents: listDocuments(row, documents, isMine ? null : row.key),
    history: history.map(historyLineView),
    may: bookingActionsNow(row, money, now, lastEndOf(rides, row)),
    isSuspended: isSuspended(row),
    isUpcoming: isUpcoming(row, now),
    isMine,
  };
}

export function bookingActionsNow(
  booking: BookingRow,
  money: Money,
  now: Date,
  endAt: Date,
): BookingPage["may"] {
  const { status, startAt } = booking;
  const { onlineCents } = toPay(booking, money);
  const mayCancel = nextStatus(status, "CANCEL") !== undefined;
  return {
    pay: onlineCents > 0 || mayComeBack(booking, now),
    change: isChangeable(booking) && mayStillChange(startAt, now),
    cancel: mayCustomerCancel(booking, now),
    withdraw: mayCancel && bookingWithdrawal(booking, endAt, now) === "OPEN",
  };
}

/** Tells whether a payment brings a booking back, if its vehicle is free. */
const mayComeBack = ({ status, cancelReason, idVehicle, startAt }: BookingRow, now: Date) =>
  mayReturn(status, cancelReason) && idVehicle !== null && startAt > now;

/** @param key in the links; null for a member, whose session opens them */
function listDocuments(
  booking: BookingRow,
  issued: DocumentRow[],
  key: string | null,
): DocumentLink[] {
  const at = documentUrls("booking", booking.reference, key);
  const none = { number: null, issuedAt: null };
  const { status, cancelReason, idVehicle } = booking;
  const documents: DocumentLink[] = [];
  if (hasProof(status, idVehicle)) {
    documents.push({ kind: "PROOF", ...none, url: at("proof") });
  }
  // A cancelled booking has a file that removes it from the calendar again.
  if (wasBooked(status, idVehicle) && !mayReturn(status, cancelReason)) {
    documents.push({ kind: "CALENDAR", ...none, url: at("calendar") });
  }
  return [...documents, ...documentLinks(issued, at)];
}
