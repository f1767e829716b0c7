import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { orderMail } from "./order-mail";
import type { OrderMail } from "./order-notice";
import { orderPayParts } from "./order-pay-parts";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `commande ${reference} enregistrée`,
    title: "Votre commande est enregistrée",
    CARD: (amount: string) =>
      `Nous avons bien reçu votre commande. Elle sera conclue une fois ${amount} payés par carte.`,
    TRANSFER: (amount: string) =>
      `Nous avons bien reçu votre commande, et nous vous la gardons. Elle sera conclue, et nous la préparerons, dès que votre virement de ${amount} nous sera parvenu.`,
    NOTHING: "Nous avons bien reçu votre commande. Il n’y a rien à payer.",
    termsAttached:
      "Les conditions de vente que vous avez acceptées sont jointes à ce message, avec le modèle de rétractation : gardez-les.",
  },
  en: {
    subject: (reference) => `order ${reference} received`,
    title: "Your order has been received",
    CARD: (amount) =>
      `We have received your order. It is concluded once ${amount} has been paid by card.`,
    TRANSFER: (amount) =>
      `We have received your order, and we keep it for you. It is concluded, and we prepare it, as soon as your transfer of ${amount} has reached us.`,
    NOTHING: "We have received your order. There is nothing to pay.",
    termsAttached:
      "The terms of sale that you have accepted are attached to this message, with the model withdrawal form: do keep them.",
  },
});

/** Confirms an order and its way of payment, with the terms as a file to keep (L221-13). */
export const orderReceivedMail: OrderMail = (identity, notice) => {
  const { language } = identity;
  const { page, terms } = notice;
  const words = WORDS[language];
  const due = mailFigures(language).euros(page.dueNow);
  return orderMail(identity, notice, {
    name: "received",
    words,
    parts: [
      {
        kind: "text",
        text: page.dueNow > 0 ? words[page.paymentMethod](due) : words.NOTHING,
      },
      ...orderPayParts(notice, language),
      ...(terms ? [{ kind: "text", text: words.termsAttached } satisfies MailPart] : []),
    ],
    attachments: terms ? [terms] : [],
  });
};
