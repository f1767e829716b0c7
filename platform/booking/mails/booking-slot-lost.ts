import { eurosFromCents } from "@/lib/rules/money/cents";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { endAttachments, refundBy } from "./booking-end-parts";
import type { BookingMail } from "./booking-notice";
import { seeLinks } from "./booking-page-links";
import { ridePart } from "./ride-parts";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `paiement remboursé, réservation ${reference}`,
    title: "Votre paiement vous est rendu",
    text: (amount: string) =>
      `Votre paiement de ${amount} nous est parvenu après la fin du délai, alors que le véhicule avait été donné à une autre course. Nous ne pouvons donc plus assurer la vôtre, et nous vous prions de nous en excuser. La somme vous est rendue en totalité.`,
    again:
      "Un autre horaire ou un autre véhicule est peut-être libre : appelez-nous ou écrivez-nous, et nous chercherons avec vous.",
  },
  en: {
    subject: (reference) => `payment given back, booking ${reference}`,
    title: "Your payment is given back to you",
    text: (amount) =>
      `Your payment of ${amount} reached us after the time for it was over, when the vehicle had been given to another ride. We are therefore no longer able to make yours, and ask you to accept our apologies. The whole sum is given back to you.`,
    again:
      "Another time or another vehicle may be free: call us or write to us, and we will look for one with you.",
  },
});

/** Apologises for a payment that came when the vehicle was gone, and says that it goes back. */
export const bookingSlotLostMail: BookingMail = (identity, notice, { amountCents = 0 }) => {
  const { language } = identity;
  const { page } = notice;
  const words = WORDS[language];
  const amount = mailFigures(language).euros(eurosFromCents(amountCents));
  return customerMail(identity, notice, {
    name: "slot-lost",
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      { kind: "text", text: words.text(amount) },
      { kind: "text", text: refundBy(page, language) },
      { kind: "text", text: words.again },
      ridePart(page, language),
      seeLinks(notice, language, "DOCUMENTS"),
    ],
    attachments: endAttachments(notice),
  });
};
