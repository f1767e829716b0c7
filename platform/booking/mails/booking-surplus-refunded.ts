import { eurosFromCents } from "@/lib/rules/money/cents";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { documentAttachments } from "@/platform/purchase/notice/document-attachments";
import { refundBy } from "./booking-end-parts";
import type { BookingMail } from "./booking-notice";
import { seeLinks } from "./booking-page-links";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `paiement remboursé, réservation ${reference}`,
    title: "Un paiement vous est rendu",
    /** The booking had ended before the money came. */
    afterEnd: (amount: string) =>
      `Votre paiement de ${amount} nous est parvenu alors que la réservation était déjà annulée. Cette somme vous est rendue en totalité.`,
    text: (amount: string) =>
      `Nous avons reçu ${amount} de plus que le prix de votre course. Cette somme vous est rendue ; votre réservation n’en est pas changée.`,
  },
  en: {
    subject: (reference) => `payment given back, booking ${reference}`,
    title: "A payment is given back to you",
    afterEnd: (amount) =>
      `Your payment of ${amount} reached us when the booking had already been cancelled. The whole sum is given back to you.`,
    text: (amount) =>
      `We have received ${amount} more than the price of your ride. This sum is given back to you; your booking stays as it is.`,
  },
});

/** Tells that a surplus, or a payment for a booking that had ended, goes back. */
export const bookingSurplusRefundedMail: BookingMail = (identity, notice, { amountCents = 0 }) => {
  const { language } = identity;
  const { page } = notice;
  const words = WORDS[language];
  const amount = mailFigures(language).euros(eurosFromCents(amountCents));
  const hasEnded = page.status === "CANCELLED" || page.status === "EXPIRED";
  return customerMail(identity, notice, {
    name: "surplus-refunded",
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      { kind: "text", text: hasEnded ? words.afterEnd(amount) : words.text(amount) },
      { kind: "text", text: refundBy(page, language) },
      seeLinks(notice, language, "DOCUMENTS"),
    ],
    attachments: documentAttachments(notice),
  });
};
