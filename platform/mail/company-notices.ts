import type { BookingStatus } from "@/lib/contract/booking-status";
import { eurosFromCents } from "@/lib/rules/cents";
import { reasonWords } from "@/platform/words/cancel-reasons";
import { mailWordsCompany as words } from "@/platform/words/mail-words-company";
import { calendarAttachment } from "./booking-attachments";
import {
  changedRows,
  keptOf,
  moneyParts,
  pricePart,
  restOf,
  ridePart,
  rowsOf,
} from "./booking-parts";
import type { CompanyMail, TellingDetails, Told } from "./booking-told";
import { companyMail } from "./company-mail";
import { mailFigures } from "./mail-figures";
import { endOfBooking } from "./refund-day";
import type { MailPart } from "./write-mail";

const { euros, instant } = mailFigures("fr_FR");

/** A booking has come in. */
export const receivedNotice: CompanyMail = (identity, told) => {
  const { page } = told;
  const until = page.payUntil && instant(page.payUntil);
  const { received } = words;
  return companyMail(identity, told, {
    name: "received",
    subject: received.subject(page.reference, instant(page.startAt)),
    title: received.title,
    button: received.button,
    parts: [
      {
        kind: "text",
        text: page.dueNow > 0 ? received.due(euros(page.dueNow), until) : received.nothingDue,
      },
    ],
    after: [ridePart(page, "fr_FR"), pricePart(page, "fr_FR")],
    attachments: calendarAttachment(page.reference, page.calendarFile),
  });
};

/** A request has come in, to be priced. */
export const requestedNotice: CompanyMail = (identity, told) => {
  const { page } = told;
  const { requested } = words;
  return companyMail(identity, told, {
    name: "requested",
    subject: requested.subject(page.reference, instant(page.startAt)),
    title: requested.title,
    button: requested.button,
    parts: [{ kind: "text", text: requested.text }],
    after: [ridePart(page, "fr_FR")],
  });
};

/** Money has come in. */
export const paidNotice: CompanyMail = (identity, told, { amountCents = 0 }) => {
  const { page } = told;
  const { paymentReceived } = words;
  const state: Partial<Record<BookingStatus, string>> = {
    AWAITING_CONFIRMATION: paymentReceived.toConfirm,
    FINAL: paymentReceived.final,
  };
  const text = [paymentReceived.text(euros(eurosFromCents(amountCents))), state[page.status]];
  return companyMail(identity, told, {
    name: "paid",
    subject: paymentReceived.subject(page.reference),
    title: paymentReceived.title,
    parts: [{ kind: "text", text: text.filter(Boolean).join(" ") }],
    after: [ridePart(page, "fr_FR"), ...moneyParts(page, "fr_FR")],
  });
};

/** The customer has changed the ride. */
export const changedNotice: CompanyMail = (identity, told, details) => {
  const { page } = told;
  const { changed } = words;
  const rows = details.before ? changedRows(details.before, page, "fr_FR") : [];
  const whatChanged: MailPart[] =
    rows.length > 0 ? [{ kind: "rows", title: changed.whatChanged, rows }] : [];
  return companyMail(identity, told, {
    name: "changed",
    subject: changed.subject(page.reference, instant(page.startAt)),
    title: changed.title,
    parts: [{ kind: "text", text: changed.text }, ...whatChanged],
    after: [ridePart(page, "fr_FR"), pricePart(page, "fr_FR"), ...moneyParts(page, "fr_FR")],
    attachments: [
      ...calendarAttachment(page.reference, page.calendarFile),
      ...calendarAttachment(page.reference, details.removedRides),
    ],
  });
};

/** A booking was cancelled, not by the company itself. */
export const cancelledNotice: CompanyMail = (identity, told, details) => {
  const { page } = told;
  const { cancelled } = words;
  return companyMail(identity, told, {
    name: "cancelled",
    subject: cancelled.subject(page.reference, instant(page.startAt)),
    title: cancelled.title,
    parts: [{ kind: "text", text: cancelled.text }, ...endParts(told, details)],
    after: [ridePart(page, "fr_FR")],
    attachments: calendarAttachment(page.reference, page.calendarFile),
  });
};

/** The customer has withdrawn from the contract. */
export const withdrawnNotice: CompanyMail = (identity, told, details) => {
  const { page } = told;
  const { withdrawn } = words;
  return companyMail(identity, told, {
    name: "withdrawn",
    subject: withdrawn.subject(page.reference, instant(page.startAt)),
    title: withdrawn.title,
    parts: [
      { kind: "text", text: withdrawn.text(instant(endOfBooking(page))) },
      ...endParts(told, details),
    ],
    after: [ridePart(page, "fr_FR")],
    attachments: calendarAttachment(page.reference, page.calendarFile),
  });
};

/** The deposit has not come in within 15 working days: the company may cancel (§4). */
export const depositLateNotice: CompanyMail = (identity, told) => {
  const { page } = told;
  const { depositLate } = words;
  return companyMail(identity, told, {
    name: "deposit-late",
    subject: depositLate.subject(page.reference),
    title: depositLate.title,
    button: depositLate.button,
    parts: [{ kind: "text", text: depositLate.text(euros(page.dueNow || restOf(page))) }],
    after: [ridePart(page, "fr_FR")],
  });
};

/** Why it ended, and what goes back. */
function endParts({ page }: Told, { amountCents = 0 }: TellingDetails): MailPart[] {
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
