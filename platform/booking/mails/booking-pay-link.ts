import { secretHash } from "@/platform/account/member/secret";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import type { BookingMail } from "./booking-notice";
import { bookingLinks } from "./booking-page-links";
import { payParts, payRestParts } from "./pay-parts";
import { restEuros } from "./price-parts";
import { ridePart } from "./ride-parts";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `lien de paiement, réservation ${reference}`,
    title: "Votre nouveau lien de paiement",
    text: (amount: string) => `Voici le lien pour payer ${amount} et garder votre réservation.`,
    rest: (amount: string) => `Voici le lien pour payer le solde de ${amount} en ligne.`,
  },
  en: {
    subject: (reference) => `payment link, booking ${reference}`,
    title: "Your new payment link",
    text: (amount) => `Here is the link to pay ${amount} and keep your booking.`,
    rest: (amount) => `Here is the link to pay the balance of ${amount} online.`,
  },
});

export const bookingPayLinkMail: BookingMail = (identity, notice) => {
  const { language } = identity;
  const { page } = notice;
  const words = WORDS[language];
  const { euros } = mailFigures(language);
  const parts: MailPart[] =
    page.dueNow > 0
      ? [{ kind: "text", text: words.text(euros(page.dueNow)) }, ...payParts(notice, language)]
      : [
          { kind: "text", text: words.rest(euros(restEuros(page))) },
          ...payRestParts(notice, language),
        ];
  return customerMail(identity, notice, {
    name: "pay-link",
    // A new link does not change the booking, a repeated one does: both together name the mail. The
    // name opens nothing.
    once: `${secretHash(notice.links.pay ?? "")}:${notice.sequence}`,
    subject: words.subject(page.reference),
    title: words.title,
    parts: [...parts, ridePart(page, language), ...bookingLinks(notice, language)],
  });
};
