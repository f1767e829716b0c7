import { wasBooked } from "@/lib/rules/booking/booking-state";
import { whatLapsed } from "@/lib/rules/booking/what-lapsed";
import { centsFromEuros, eurosFromCents } from "@/lib/rules/money/cents";
import { mailFigures } from "@/platform/mail/mail-figures";
import { rowsOf } from "@/platform/mail/mail-rows";
import type { MailPart } from "@/platform/mail/write-mail";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { documentAttachments } from "@/platform/purchase/notice/document-attachments";
import { endOfBooking, refundDay } from "@/platform/purchase/notice/refund-day";
import type { MailIdentity } from "@/platform/site/company-identity";
import { calendarAttachment } from "./booking-attachments";
import { mailWordsEnded } from "./booking-mail-words";
import type { BookingNotice, BookingNoticeDetails, CustomerMail } from "./booking-notice";
import { seeLinks } from "./booking-notice-links";
import { keptOf, ridePart } from "./booking-parts";
import { sayOutcome } from "./outcome-words";

/** Tells why a booking is cancelled, what one gets back, by when and why. */
export const cancelled: CustomerMail = (identity, told, details) => {
  const { language } = identity;
  const { page } = told;
  const words = mailWordsEnded[language];
  const { requestCancelled } = words;
  const isBooked = wasBooked(page.status, page.vehicle);
  const isRefused = page.cancelReason === "CARD_REFUSED";
  const booking = isRefused ? words.cardRefused : words.cancelled;
  const { subject, title } = isBooked ? booking : requestCancelled;
  const reason =
    page.cancelReason === "BY_CUSTOMER" && !isBooked
      ? requestCancelled.byCustomer
      : page.cancelReason && words.reason[page.cancelReason];
  return customerMail(identity, told, {
    name: "cancelled",
    subject: subject(page.reference),
    title,
    parts: [
      ...(reason ? [{ kind: "text", text: reason } satisfies MailPart] : []),
      ...(details.note ? [{ kind: "quote", text: details.note } satisfies MailPart] : []),
      ...moneyBack(told, details, language),
      ridePart(page, language),
      ...calendarPart(told, language),
      seeLinks(told, language, isBooked ? words.see : words.expired.REQUEST.see),
    ],
    attachments: endAttachments(told),
  });
};

/**
 * Acknowledges a withdrawal, with what was declared and when, on a durable medium (Code de la
 * consommation, L221-21).
 */
export const withdrawn: CustomerMail = (identity, told, details) => {
  const { language } = identity;
  const { page } = told;
  const words = mailWordsEnded[language].withdrawn;
  const { instant } = mailFigures(language);
  const at = instant(endOfBooking(page));
  const { firstname, lastname, email } = page.customer;
  return customerMail(identity, told, {
    name: "withdrawn",
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      { kind: "text", text: words.text(at) },
      {
        kind: "quote",
        title: words.statementTitle,
        text: words.statement(page.reference, instant(page.bookedAt)),
      },
      {
        kind: "rows",
        rows: rowsOf([
          [words.name, `${firstname} ${lastname}`],
          [words.email, email],
          [words.contract, page.reference],
          [words.bookedAt, instant(page.bookedAt)],
          [words.sentAt, at],
        ]),
      },
      ...moneyBack(told, details, language),
      ridePart(page, language),
      ...calendarPart(told, language),
      seeLinks(told, language, mailWordsEnded[language].see),
    ],
    attachments: endAttachments(told),
  });
};

/**
 * Tells that a booking was not paid for in time, and how it may come back; or that a quote was not
 * accepted, or a request never priced.
 */
export const expired: CustomerMail = (identity, told) => {
  const { language } = identity;
  const { page, links } = told;
  const words = mailWordsEnded[language].expired;
  const lapsed = words[whatLapsed(page)];
  const again: MailPart[] = page.may.pay
    ? [
        { kind: "text", text: words.again },
        { kind: "button", label: words.button, url: links.page },
      ]
    : [];
  return customerMail(identity, told, {
    name: "expired",
    subject: lapsed.subject(page.reference),
    title: lapsed.title,
    parts: [
      { kind: "text", text: lapsed.text },
      ...again,
      ridePart(page, language),
      ...calendarPart(told, language),
      seeLinks(told, language, lapsed.see),
    ],
    attachments: endAttachments(told),
  });
};

/** Apologises for a payment that came when the vehicle was gone, and says that it goes back. */
export const slotLost: CustomerMail = (identity, told, { amountCents = 0 }) => {
  const { language } = identity;
  const { page } = told;
  const words = mailWordsEnded[language].slotLost;
  const amount = mailFigures(language).euros(eurosFromCents(amountCents));
  return customerMail(identity, told, {
    name: "slot-lost",
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      { kind: "text", text: words.text(amount) },
      { kind: "text", text: mailWordsEnded[language].refundBy(refundDay(page, language)) },
      { kind: "text", text: words.again },
      ridePart(page, language),
      seeLinks(told, language, mailWordsEnded[language].see),
    ],
    attachments: endAttachments(told),
  });
};

/** Tells that what was paid too much, or for a booking that had ended, goes back. */
export const surplusRefunded: CustomerMail = (identity, told, { amountCents = 0 }) => {
  const { language } = identity;
  const { page } = told;
  const words = mailWordsEnded[language].surplusRefunded;
  const amount = mailFigures(language).euros(eurosFromCents(amountCents));
  const hasEnded = page.status === "CANCELLED" || page.status === "EXPIRED";
  return customerMail(identity, told, {
    name: "surplus-refunded",
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      { kind: "text", text: hasEnded ? words.afterEnd(amount) : words.text(amount) },
      { kind: "text", text: mailWordsEnded[language].refundBy(refundDay(page, language)) },
      seeLinks(told, language, mailWordsEnded[language].see),
    ],
    attachments: documentAttachments(told),
  });
};

/** What one gets back and why, as it was said before the click, and by when. */
function moneyBack(
  { page, papers }: BookingNotice,
  { amountCents = 0, why }: BookingNoticeDetails,
  language: MailIdentity["language"],
): MailPart[] {
  const words = mailWordsEnded[language];
  const sentences = [
    why &&
      sayOutcome(
        { refundCents: amountCents, keptCents: centsFromEuros(keptOf(page)), why },
        language,
      ),
    amountCents > 0 && words.refundBy(refundDay(page, language)),
    page.indemnity > 0 && words.indemnity(mailFigures(language).euros(page.indemnity)),
    papers.length > 0 && words.creditNote,
  ].filter(Boolean);
  return sentences.length > 0 ? [{ kind: "text", text: sentences.join(" ") }] : [];
}

const calendarPart = ({ page }: BookingNotice, language: MailIdentity["language"]): MailPart[] =>
  page.calendarFile ? [{ kind: "text", text: mailWordsEnded[language].cancelled.calendar }] : [];

const endAttachments = (told: BookingNotice) => [
  ...documentAttachments(told),
  ...calendarAttachment(told.page.reference, told.page.calendarFile),
];
