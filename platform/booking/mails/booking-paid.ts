import type { BookingStatus } from "@/lib/contract/booking-status";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/write-mail";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { documentAttachments } from "@/platform/purchase/notice/document-attachments";
import { mailWordsBooking } from "./booking-mail-words";
import type { CustomerMail } from "./booking-notice";
import { bookingLinks } from "./booking-notice-links";
import { moneyParts, restOf, ridePart } from "./booking-parts";
import { payParts, payRestParts, restParts } from "./pay-parts";

/** Gives a new link to pay what is due now, or what is left. */
export const payLink: CustomerMail = (identity, told) => {
  const { language } = identity;
  const { page } = told;
  const words = mailWordsBooking[language].payLink;
  const { euros } = mailFigures(language);
  const parts: MailPart[] =
    page.dueNow > 0
      ? [{ kind: "text", text: words.text(euros(page.dueNow)) }, ...payParts(told, language)]
      : [{ kind: "text", text: words.rest(euros(restOf(page))) }, ...payRestParts(told, language)];
  return customerMail(identity, told, {
    name: "pay-link",
    // A new link leaves the booking as it is.
    once: told.links.pay?.split("/").at(-1),
    subject: words.subject(page.reference),
    title: words.title,
    parts: [...parts, ridePart(page, language), ...bookingLinks(told, language)],
  });
};

/** Tells that money has come in, and what follows. */
export const paymentReceived: CustomerMail = (identity, told, { amountCents = 0 }) => {
  const { language } = identity;
  const { page, papers } = told;
  const words = mailWordsBooking[language].paymentReceived;
  const amount = mailFigures(language).euros(eurosFromCents(amountCents));
  const next: Partial<Record<BookingStatus, string>> = {
    AWAITING_CONFIRMATION: words.toConfirm,
    FINAL: words.final,
  };
  const follows = next[page.status];
  const parts: MailPart[] = [
    {
      kind: "text",
      text: [words.text(amount), papers.length > 0 && words.invoice].filter(Boolean).join(" "),
    },
    ...(follows ? [{ kind: "text", text: follows } satisfies MailPart] : []),
    ...payParts(told, language),
    ...restParts(told, language),
    ridePart(page, language),
    ...moneyParts(page, language),
    ...bookingLinks(told, language),
  ];
  return customerMail(identity, told, {
    name: "paid",
    subject: words.subject(page.reference),
    title: words.title,
    parts,
    attachments: documentAttachments(told),
  });
};
