import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { orderMail } from "./order-mail";
import type { OrderMail } from "./order-notice";
import { orderPayParts } from "./order-pay-parts";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `lien de paiement, commande ${reference}`,
    title: "Votre nouveau lien de paiement",
    text: (amount: string) => `Voici le lien pour payer ${amount} et garder votre commande.`,
  },
  en: {
    subject: (reference) => `payment link, order ${reference}`,
    title: "Your new payment link",
    text: (amount) => `Here is the link to pay ${amount} and keep your order.`,
  },
});

export const orderPayLinkMail: OrderMail = (identity, notice) => {
  const { language } = identity;
  const words = WORDS[language];
  const due = mailFigures(language).euros(notice.page.dueNow);
  return orderMail(identity, notice, {
    name: "pay-link",
    // A new link does not change the order, while one that is still good may be for an order held
    // again: both together name the mail.
    once: `${notice.links.pay?.split("/").at(-1)} ${notice.sequence}`,
    words,
    parts: [{ kind: "text", text: words.text(due) }, ...orderPayParts(notice, language)],
  });
};
