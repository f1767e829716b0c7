import { bilingual } from "@/platform/mail/bilingual";
import { orderMail } from "./order-mail";
import type { OrderMail } from "./order-notice";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `commande ${reference} remise`,
    title: "Votre commande vous a été remise",
    text: "Votre commande est arrivée. Nous vous souhaitons une belle dégustation.",
    trouble: "S’il manquait quelque chose, ou si une bouteille était cassée, dites-le-nous.",
  },
  en: {
    subject: (reference) => `order ${reference} handed over`,
    title: "Your order has been handed over",
    text: "Your order has arrived. We hope that you enjoy it.",
    trouble: "Should anything be missing, or a bottle be broken, do tell us.",
  },
});

/** Tells that the customer has it: from now on the 14 days to withdraw are counted. */
export const orderDeliveredMail: OrderMail = (identity, notice) => {
  const words = WORDS[identity.language];
  return orderMail(identity, notice, {
    name: "delivered",
    words,
    parts: [{ kind: "text", text: `${words.text} ${words.trouble}` }],
  });
};
