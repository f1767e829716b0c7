import type { BookingStatus } from "@/lib/contract/booking-status";
import { wasBooked } from "@/lib/rules/booking/booking-state";
import { eurosFromCents } from "@/lib/rules/money/cents";
import type { MailAttachment } from "@/platform/db/schema/outbox";
import { mailFigures } from "@/platform/mail/mail-figures";
import { rowsOf } from "@/platform/mail/mail-rows";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailPart } from "@/platform/mail/write-mail";
import { companyMail } from "@/platform/purchase/notice/company-mail";
import { endOfBooking, refundDay } from "@/platform/purchase/notice/refund-day";
import { calendarAttachment } from "./booking-attachments";
import type { BookingNotice, BookingNoticeDetails, CompanyMail } from "./booking-notice";
import { changedRows, keptOf, moneyParts, pricePart, restOf, ridePart } from "./booking-parts";
import { reasonWords } from "./cancel-reason-words";
import { mailWordsCompany as words } from "./mail-words-company";

const { euros, instant } = mailFigures("fr_FR");

/** A booking has come in. */
export const receivedNotice: CompanyMail = (identity, told) => {
  const { page } = told;
  const until = page.payUntil && instant(page.payUntil);
  const { due, nothingDue } = words.received;
  return bookingNotice(identity, told, {
    ...{ name: "received", words: words.received },
    parts: [textPart(page.dueNow > 0 ? due(euros(page.dueNow), until) : nothingDue)],
    after: [pricePart(page, "fr_FR")],
    attachments: calendarAttachment(page.reference, page.calendarFile),
  });
};

/** A request has come in, to be priced. */
export const requestedNotice: CompanyMail = (identity, told) =>
  bookingNotice(identity, told, {
    ...{ name: "requested", words: words.requested },
    parts: [textPart(words.requested.text)],
  });

/** Money has come in. */
export const paidNotice: CompanyMail = (identity, told, { amountCents = 0 }) => {
  const { page } = told;
  const { paymentReceived } = words;
  const state: Partial<Record<BookingStatus, string>> = {
    AWAITING_CONFIRMATION: paymentReceived.toConfirm,
    FINAL: paymentReceived.final,
  };
  const text = [paymentReceived.text(euros(eurosFromCents(amountCents))), state[page.status]];
  return bookingNotice(identity, told, {
    ...{ name: "paid", words: paymentReceived },
    parts: [textPart(text.filter(Boolean).join(" "))],
    after: moneyParts(page, "fr_FR"),
  });
};

/** The customer has changed the ride. */
export const changedNotice: CompanyMail = (identity, told, details) => {
  const { page } = told;
  const { changed } = words;
  const rows = details.before ? changedRows(details.before, page, "fr_FR") : [];
  const whatChanged: MailPart[] =
    rows.length > 0 ? [{ kind: "rows", title: changed.whatChanged, rows }] : [];
  return bookingNotice(identity, told, {
    ...{ name: "changed", words: changed },
    parts: [textPart(changed.text), ...whatChanged],
    after: [pricePart(page, "fr_FR"), ...moneyParts(page, "fr_FR")],
    attachments: [
      ...calendarAttachment(page.reference, page.calendarFile),
      ...calendarAttachment(page.reference, details.removedRides),
    ],
  });
};

/** A booking, or what was asked for, was cancelled, not by the company itself. */
export const cancelledNotice: CompanyMail = (identity, told, details) => {
  const { status, vehicle, reference, calendarFile } = told.page;
  const its = wasBooked(status, vehicle) ? words.cancelled : words.requestCancelled;
  return bookingNotice(identity, told, {
    ...{ name: "cancelled", words: its },
    parts: [textPart(its.text), ...endParts(told, details)],
    attachments: calendarAttachment(reference, calendarFile),
  });
};

/** Nobody has paid for a booking in time. */
export const expiredNotice: CompanyMail = (identity, told) => {
  const { page } = told;
  const { text, again } = words.expired;
  return bookingNotice(identity, told, {
    ...{ name: "expired", words: words.expired },
    parts: [textPart(page.may.pay ? `${text} ${again}` : text)],
    attachments: calendarAttachment(page.reference, page.calendarFile),
  });
};

/** The customer has withdrawn from the contract. */
export const withdrawnNotice: CompanyMail = (identity, told, details) => {
  const at = instant(endOfBooking(told.page));
  return bookingNotice(identity, told, {
    ...{ name: "withdrawn", words: words.withdrawn },
    parts: [textPart(words.withdrawn.text(at)), ...endParts(told, details)],
    attachments: calendarAttachment(told.page.reference, told.page.calendarFile),
  });
};

/** What the company has taken itself goes back by its hand: what and until when. */
export const refundByHandNotice: CompanyMail = (identity, told, { amountCents = 0 }) => {
  const { page } = told;
  const { subject, title, text } = words.refundByHand;
  const amount = euros(eurosFromCents(amountCents));
  return bookingNotice(identity, told, {
    name: "refund-by-hand",
    words: { title, subject: (reference) => subject(reference, amount) },
    parts: [textPart(text(amount, refundDay(page, "fr_FR")))],
  });
};

/** The deposit has not come in within 15 working days: the company may cancel (§4). */
export const depositLateNotice: CompanyMail = (identity, told) => {
  const missing = told.page.dueNow || restOf(told.page);
  return bookingNotice(identity, told, {
    ...{ name: "deposit-late", words: words.depositLate },
    parts: [textPart(words.depositLate.text(euros(missing)))],
  });
};

/** A mail to the company about a booking, in French: what happened, then the ride. */
function bookingNotice(
  identity: Parameters<CompanyMail>[0],
  told: BookingNotice,
  mail: {
    name: string;
    words: {
      subject: (reference: string, when: string) => string;
      title: string;
      button?: string;
    };
    parts: MailPart[];
    /** Below the ride. */
    after?: MailPart[];
    attachments?: MailAttachment[];
  },
): Mail {
  const { page } = told;
  const { subject, title, button = words.open } = mail.words;
  const { name, parts, after = [], attachments = [] } = mail;
  return companyMail(identity, told, {
    ...{ name, title, button, parts, attachments },
    subject: subject(page.reference, instant(page.startAt)),
    after: [ridePart(page, "fr_FR"), ...after],
  });
}

const textPart = (text: string): MailPart => ({ kind: "text", text });

/** Why it ended, and what goes back. */
function endParts({ page }: BookingNotice, { amountCents = 0 }: BookingNoticeDetails): MailPart[] {
  const refund = amountCents > 0 ? euros(eurosFromCents(amountCents)) : null;
  const kept = keptOf(page);
  return [
    {
      kind: "rows",
      rows: rowsOf([
        [words.reason, page.cancelReason && reasonWords.fr_FR[page.cancelReason]],
        [words.refund, refund],
        [words.kept, kept > 0 ? euros(kept) : null],
      ]),
    },
    ...(refund ? [{ kind: "text", text: words.refundHow } satisfies MailPart] : []),
  ];
}
