import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { documentAttachments } from "@/platform/purchase/notice/document-attachments";
import type { BookingMail } from "./booking-notice";
import { seeLinks } from "./booking-page-links";
import { payRestParts } from "./pay-parts";
import { restEuros } from "./price-parts";
import { ridePart } from "./ride-parts";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `merci, et votre facture (${reference})`,
    title: "Merci d’avoir voyagé avec nous",
    text: "La course est terminée. Votre facture est jointe à ce message, en PDF.",
    rest: (amount: string) => `Il reste ${amount} à régler.`,
    review:
      "Votre avis nous aide à bien faire notre métier. Vous êtes libre de le donner, ou de ne pas répondre.",
    reviewLink: "Donner mon avis",
    elsewhere: "Le dire aussi sur un site d’avis",
  },
  en: {
    subject: (reference) => `thank you, and your invoice (${reference})`,
    title: "Thank you for travelling with us",
    text: "The ride is over. Your invoice is attached to this message as a PDF.",
    rest: (amount) => `There is ${amount} left to pay.`,
    review:
      "What you thought of it helps us do our work well. You are free to say so, or not to answer.",
    reviewLink: "Leave a review",
    elsewhere: "Say it on a review site too",
  },
});

/** Thanks, with the invoice, and asks for a review, on the page of the booking. */
export const bookingDoneMail: BookingMail = (identity, notice) => {
  const { language, reviewUrl } = identity;
  const { page, links } = notice;
  const words = WORDS[language];
  const { euros } = mailFigures(language);
  const rest = restEuros(page);
  const owed: MailPart[] = rest > 0 ? [{ kind: "text", text: words.rest(euros(rest)) }] : [];
  const elsewhere: MailPart[] = reviewUrl
    ? [{ kind: "links", links: [[words.elsewhere, reviewUrl]] }]
    : [];
  return customerMail(identity, notice, {
    name: "done",
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      { kind: "text", text: words.text },
      ...owed,
      ...payRestParts(notice, language),
      { kind: "text", text: words.review },
      { kind: "button", label: words.reviewLink, url: links.review },
      ...elsewhere,
      ridePart(page, language),
      seeLinks(notice, language, "DOCUMENTS"),
    ],
    attachments: documentAttachments(notice),
  });
};
