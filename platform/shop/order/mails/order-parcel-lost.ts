import { bilingual } from "@/platform/mail/bilingual";
import { orderMail } from "./order-mail";
import type { OrderMail } from "./order-notice";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `colis perdu, commande ${reference} : nous vous la renvoyons`,
    title: "Votre colis s’est perdu, nous vous le renvoyons",
    text: "Le transporteur a perdu votre colis, et nous vous prions de nous en excuser. Nous préparons les mêmes articles une seconde fois, sans rien vous demander de plus ; vous recevrez le nouveau numéro de suivi dès leur départ.",
    found:
      "Si le premier colis vous parvenait tout de même, refusez-le ou écrivez-nous : nous le ferions reprendre à nos frais.",
  },
  en: {
    subject: (reference) => `parcel lost, order ${reference}: we are sending it again`,
    title: "Your parcel was lost, and we are sending it again",
    text: "The carrier has lost your parcel, and we apologise. We are packing the same goods once more, at no further cost to you; the new tracking number will reach you as soon as they leave.",
    found:
      "Should the first parcel reach you after all, refuse it or write to us: we will have it collected at our expense.",
  },
});

export const orderParcelLostMail: OrderMail = (identity, notice) => {
  const words = WORDS[identity.language];
  return orderMail(identity, notice, {
    name: "parcel-lost",
    words,
    parts: [
      { kind: "text", text: words.text },
      { kind: "text", text: words.found },
    ],
  });
};
