import { bilingual } from "@/platform/mail/bilingual";
import { orderMail } from "./order-mail";
import type { OrderMail } from "./order-notice";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `votre commande ${reference} est prête`,
    title: "Votre commande est prête",
    text: "Vos bouteilles vous attendent. Nous gardons la commande 30 jours ; munissez-vous de sa référence et d’une pièce d’identité.",
  },
  en: {
    subject: (reference) => `your order ${reference} is ready`,
    title: "Your order is ready",
    text: "Your bottles are waiting for you. We keep the order for 30 days; please bring its reference and proof of identity.",
  },
});

export const orderReadyMail: OrderMail = (identity, notice) => {
  const words = WORDS[identity.language];
  return orderMail(identity, notice, {
    name: "ready",
    words,
    parts: [{ kind: "text", text: words.text }],
  });
};
