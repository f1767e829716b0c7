import { bilingual } from "@/platform/mail/bilingual";
import type { MailPart } from "@/platform/mail/mail-part";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import type { BookingMail } from "./booking-notice";
import { seeLinks } from "./booking-page-links";
import { ridePart } from "./ride-parts";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `demande ${reference} reçue`,
    title: "Votre demande est bien arrivée",
    text: "Nous avons bien reçu votre demande. Nous étudions la course et vous répondons par un devis, valable 30 jours. D’ici là, rien n’est réservé ni prélevé.",
  },
  en: {
    subject: (reference) => `request ${reference} received`,
    title: "Your request has reached us",
    text: "We have received your request. We look into the ride and answer with a quote, which is valid for 30 days. Until then nothing is booked and nothing is charged.",
  },
});

export const bookingRequestedMail: BookingMail = (identity, notice) => {
  const { language } = identity;
  const { page } = notice;
  const words = WORDS[language];
  return customerMail(identity, notice, {
    name: "requested",
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      { kind: "text", text: words.text },
      ridePart(page, language),
      ...(page.message ? [{ kind: "quote", text: page.message } satisfies MailPart] : []),
      seeLinks(notice, language, "REQUEST"),
    ],
  });
};
