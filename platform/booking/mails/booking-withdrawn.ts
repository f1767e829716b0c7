import { fullName } from "@/lib/rules/text/full-name";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { rowsOf } from "@/platform/mail/mail-rows";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { endOfBooking } from "@/platform/purchase/notice/refund-day";
import { calendarRemovalParts, endAttachments, refundParts } from "./booking-end-parts";
import type { BookingMail } from "./booking-notice";
import { seeLinks } from "./booking-page-links";
import { ridePart } from "./ride-parts";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `accusé de réception, rétractation ${reference}`,
    title: "Accusé de réception de votre rétractation",
    text: (at: string) =>
      `Nous accusons réception de la rétractation que vous nous avez transmise en ligne le ${at} (heure de Paris). Elle a pris effet aussitôt. Conservez ce message : il en fait foi.`,
    statementTitle: "Votre déclaration",
    statement: (reference: string, bookedAt: string) =>
      `Je vous notifie ma rétractation du contrat portant sur la course ${reference}, commandée le ${bookedAt}.`,
    name: "Nom",
    email: "E-mail",
    contract: "Contrat",
    bookedAt: "Commandée le",
    sentAt: "Transmise le",
  },
  en: {
    subject: (reference) => `acknowledgement, withdrawal ${reference}`,
    title: "Acknowledgement of your withdrawal",
    text: (at) =>
      `We acknowledge receipt of the withdrawal that you sent us online on ${at} (Paris time). It took effect at once. Keep this message: it is your evidence of it.`,
    statementTitle: "Your statement",
    statement: (reference, bookedAt) =>
      `I hereby give notice that I withdraw from the contract for the ride ${reference}, ordered on ${bookedAt}.`,
    name: "Name",
    email: "E-mail",
    contract: "Contract",
    bookedAt: "Ordered on",
    sentAt: "Sent on",
  },
});

/**
 * Acknowledges a withdrawal and its time on a durable medium (Code de la consommation, L221-21).
 */
export const bookingWithdrawnMail: BookingMail = (identity, notice, details) => {
  const { language } = identity;
  const { page } = notice;
  const words = WORDS[language];
  const { instant } = mailFigures(language);
  const at = instant(endOfBooking(page));
  const { firstname, lastname, email } = page.customer;
  return customerMail(identity, notice, {
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
          [words.name, fullName({ firstname, lastname })],
          [words.email, email],
          [words.contract, page.reference],
          [words.bookedAt, instant(page.bookedAt)],
          [words.sentAt, at],
        ]),
      },
      ...refundParts(notice, details, language),
      ridePart(page, language),
      ...calendarRemovalParts(notice, language),
      seeLinks(notice, language, "DOCUMENTS"),
    ],
    attachments: endAttachments(notice),
  });
};
