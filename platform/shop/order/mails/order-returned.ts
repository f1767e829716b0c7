import { bilingual } from "@/platform/mail/bilingual";
import { orderMail } from "./order-mail";
import type { OrderMail } from "./order-notice";
import { orderRefundParts } from "./order-refund-parts";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `retour reçu, commande ${reference}`,
    title: "Votre retour est bien arrivé",
    text: "Nous avons reçu ce que vous nous avez renvoyé.",
  },
  en: {
    subject: (reference) => `return received, order ${reference}`,
    title: "Your return has arrived",
    text: "We have received what you sent back to us.",
  },
});

export const orderReturnedMail: OrderMail = (identity, notice, details) => {
  const { language } = identity;
  const words = WORDS[language];
  return orderMail(identity, notice, {
    name: "returned",
    words,
    parts: [{ kind: "text", text: words.text }, ...orderRefundParts(notice, details, language)],
  });
};
