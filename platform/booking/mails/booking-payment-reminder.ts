import { eurosFromCents } from "@/lib/rules/money/cents";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import type { BookingMail } from "./booking-notice";
import { bookingLinks } from "./booking-page-links";
import { payParts, payRestParts } from "./pay-parts";
import { ridePart } from "./ride-parts";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string, amount: string) =>
      `rappel, ${amount} à régler, réservation ${reference}`,
    title: "Une somme reste à régler",
    text: (amount: string) =>
      `Sauf erreur de notre part, ${amount} restent à régler pour cette course. Si votre paiement est parti entre-temps, ne tenez pas compte de ce message.`,
  },
  en: {
    subject: (reference, amount) => `reminder, ${amount} to pay, booking ${reference}`,
    title: "A sum is still to be paid",
    text: (amount) =>
      `Unless we are mistaken, ${amount} is still to be paid for this ride. If your payment has left in the meantime, please disregard this message.`,
  },
});

export const bookingPaymentReminderMail: BookingMail = (identity, notice, details) => {
  const { language } = identity;
  const { page } = notice;
  const words = WORDS[language];
  const amount = mailFigures(language).euros(eurosFromCents(details.amountCents ?? 0));
  return customerMail(identity, notice, {
    name: "payment-reminder",
    once: details.reminderDay,
    subject: words.subject(page.reference, amount),
    title: words.title,
    parts: [
      { kind: "text", text: words.text(amount) },
      ...(page.dueNow > 0 ? payParts(notice, language) : payRestParts(notice, language)),
      ridePart(page, language),
      ...bookingLinks(notice, language),
    ],
  });
};
