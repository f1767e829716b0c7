import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import type { BookingMail } from "./booking-notice";
import { bookingLinks, termsPart } from "./booking-page-links";
import { calendarAttachment } from "./calendar-attachment";
import { payParts } from "./pay-parts";
import { dueKind, emissionsPart, moneyParts, pricePart } from "./price-parts";
import { proofAttachments, proofParts } from "./proof-parts";
import { ridePart } from "./ride-parts";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `réservation ${reference} enregistrée`,
    title: "Votre réservation est enregistrée",
    DEPOSIT: (amount: string) =>
      `Nous avons bien reçu votre réservation. Elle devient définitive une fois l’acompte de ${amount} payé et la course confirmée par nos soins, par e-mail et par SMS.`,
    FULL: (amount: string) =>
      `Nous avons bien reçu votre réservation. Le départ étant proche, le prix de la course, ${amount}, se règle dès maintenant. La réservation devient définitive une fois ce paiement reçu et la course confirmée par nos soins, par e-mail et par SMS.`,
    BALANCE: (amount: string) =>
      `Nous avons bien reçu votre réservation. Elle devient définitive une fois la somme de ${amount} payée et la course confirmée par nos soins, par e-mail et par SMS.`,
    NOTHING:
      "Nous avons bien reçu votre réservation. Nous vérifions la course et vous la confirmons par e-mail et par SMS. Rien n’est à payer pour l’instant.",
  },
  en: {
    subject: (reference) => `booking ${reference} received`,
    title: "Your booking has been received",
    DEPOSIT: (amount) =>
      `We have received your booking. It becomes final once the deposit of ${amount} has been paid and we have confirmed the ride, by e-mail and text message.`,
    FULL: (amount) =>
      `We have received your booking. As the ride is soon, its price, ${amount}, is due now. The booking becomes final once this payment has arrived and we have confirmed the ride, by e-mail and text message.`,
    BALANCE: (amount) =>
      `We have received your booking. It becomes final once ${amount} has been paid and we have confirmed the ride, by e-mail and text message.`,
    NOTHING:
      "We have received your booking. We check the ride and confirm it by e-mail and text message. There is nothing to pay for the moment.",
  },
});

/** Confirms an order: the ride, the sum to be paid and the date, with the booking proof. */
export const bookingReceivedMail: BookingMail = (identity, notice) => {
  const { language } = identity;
  const { page } = notice;
  const words = WORDS[language];
  const due = mailFigures(language).euros(page.dueNow);
  const kind = dueKind(page);
  return customerMail(identity, notice, {
    name: "received",
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      { kind: "text", text: kind === "NOTHING" ? words.NOTHING : words[kind](due) },
      ...payParts(notice, language),
      ridePart(page, language),
      pricePart(page, language),
      ...moneyParts(page, language),
      emissionsPart(page, language),
      ...(notice.proof ? proofParts(page, language) : []),
      ...bookingLinks(notice, language),
      ...termsPart(notice, language),
    ],
    attachments: [
      ...proofAttachments(notice, language),
      ...calendarAttachment(page.reference, page.calendarFile),
      ...(notice.terms ? [notice.terms] : []),
    ],
  });
};
