import { bilingual } from "@/platform/mail/bilingual";
import { orderMail } from "./order-mail";
import type { OrderMail } from "./order-notice";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `votre avis sur la commande ${reference}`,
    title: "Qu’avez-vous pensé de votre commande ?",
    text: "Votre avis nous aide à bien faire notre métier. Vous êtes libre de le donner, ou de ne pas répondre.",
    button: "Donner mon avis",
    elsewhere: "Le dire aussi sur un site d’avis",
  },
  en: {
    subject: (reference) => `your opinion on order ${reference}`,
    title: "What did you think of your order?",
    text: "What you thought of it helps us do our work well. You are free to say so, or not to answer.",
    button: "Leave a review",
    elsewhere: "Say it on a review site too",
  },
});

/** Asks for the customer's opinion, and never twice. */
export const orderReviewAskedMail: OrderMail = (identity, notice) => {
  const { language, reviewUrl } = identity;
  const words = WORDS[language];
  return orderMail(identity, notice, {
    name: "review-asked",
    once: "once",
    words,
    parts: [
      { kind: "text", text: words.text },
      { kind: "button", label: words.button, url: notice.links.review },
      ...(reviewUrl
        ? [{ kind: "links" as const, links: [[words.elsewhere, reviewUrl] as [string, string]] }]
        : []),
    ],
  });
};
