import { randomUUID } from "node:crypto";
import { bilingual } from "@/platform/mail/bilingual";
import { orderMail } from "./order-mail";
import type { OrderMail } from "./order-notice";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `lien vers la commande ${reference}`,
    title: "Le lien vers votre commande",
    text: "Voici le lien vers la page de votre commande, demandé depuis notre site. Il ouvre tout ce qui la concerne : gardez-le pour vous.",
    notMe:
      "Si vous n’avez rien demandé, vous pouvez ignorer ce message : personne d’autre ne l’a reçu.",
    button: "Ouvrir la commande",
  },
  en: {
    subject: (reference) => `link to order ${reference}`,
    title: "The link to your order",
    text: "Here is the link to the page of your order, as asked for on our site. It opens all there is to it: keep it to yourself.",
    notMe: "If you did not ask for it, you can ignore this message: nobody else has received it.",
    button: "Open the order",
  },
});

/** Mails the link of the order to a customer who has lost it, each time that they ask. */
export const orderLinkMail: OrderMail = (identity, notice) => {
  const words = WORDS[identity.language];
  return orderMail(identity, notice, {
    name: "link",
    once: randomUUID(),
    words,
    parts: [
      { kind: "text", text: words.text },
      { kind: "button", label: words.button, url: notice.links.page },
      { kind: "text", text: words.notMe },
    ],
  });
};
