import { randomUUID } from "node:crypto";
import { bilingual } from "@/platform/mail/bilingual";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import type { BookingMail } from "./booking-notice";
import { ridePart } from "./ride-parts";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `lien vers la réservation ${reference}`,
    title: "Le lien vers votre réservation",
    text: "Voici le lien vers la page de votre réservation, demandé depuis notre site. Il ouvre tout ce qui la concerne : ne le confiez qu’à ceux qui voyagent avec vous.",
    notMe:
      "Si vous n’avez rien demandé, vous pouvez ignorer ce message : personne d’autre ne l’a reçu.",
    button: "Ouvrir la réservation",
  },
  en: {
    subject: (reference) => `link to booking ${reference}`,
    title: "The link to your booking",
    text: "Here is the link to the page of your booking, as asked for on our site. It opens all there is to it: share it only with those who travel with you.",
    notMe: "If you did not ask for it, you can ignore this message: nobody else has received it.",
    button: "Open the booking",
  },
});

/** Mails the link of the booking to a customer who has lost it, each time that they ask. */
export const bookingLinkMail: BookingMail = (identity, notice) => {
  const { language } = identity;
  const { page, links } = notice;
  const words = WORDS[language];
  return customerMail(identity, notice, {
    name: "link",
    once: randomUUID(),
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      { kind: "text", text: words.text },
      { kind: "button", label: words.button, url: links.page },
      { kind: "text", text: words.notMe },
      ridePart(page, language),
    ],
  });
};
