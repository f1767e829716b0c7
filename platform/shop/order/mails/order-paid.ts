import type { DeliveryMode } from "@/lib/contract/order-status";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { orderMail } from "./order-mail";
import type { OrderMail } from "./order-notice";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `paiement reçu, commande ${reference}`,
    title: "Votre paiement est bien arrivé",
    text: (amount: string) =>
      `Nous avons bien reçu votre paiement de ${amount}. Merci : la vente est conclue.`,
    free: {
      subject: (reference: string) => `vente conclue, commande ${reference}`,
      title: "La vente est conclue",
      text: "Il n’y a rien à payer : la vente est conclue.",
    },
    invoice: "Votre facture est jointe à ce message, en PDF.",
    next: {
      DELIVERY: "Nous préparons votre colis et vous écrivons lorsqu’il part.",
      PICKUP: "Nous préparons votre colis et vous écrivons lorsqu’il part vers le point relais.",
      CLICK_AND_COLLECT: "Nous préparons votre commande et vous écrivons lorsqu’elle est prête.",
      NO_DELIVERY: "Nous nous occupons de votre commande.",
    } satisfies Record<DeliveryMode, string>,
  },
  en: {
    subject: (reference) => `payment received, order ${reference}`,
    title: "Your payment has arrived",
    text: (amount) =>
      `We have received your payment of ${amount}. Thank you: the sale is concluded.`,
    free: {
      subject: (reference) => `sale concluded, order ${reference}`,
      title: "The sale is concluded",
      text: "There is nothing to pay: the sale is concluded.",
    },
    invoice: "Your invoice is attached to this message as a PDF.",
    next: {
      DELIVERY: "We prepare your parcel and write to you when it leaves.",
      PICKUP: "We prepare your parcel and write to you when it leaves for the parcel shop.",
      CLICK_AND_COLLECT: "We prepare your order and write to you when it is ready.",
      NO_DELIVERY: "We are seeing to your order.",
    },
  },
});

/** Confirms the payment, with the invoice. An order may have cost nothing. */
export const orderPaidMail: OrderMail = (identity, notice, { amountCents = 0 }) => {
  const { language } = identity;
  const { page, documents } = notice;
  const words = WORDS[language];
  const amount = mailFigures(language).euros(eurosFromCents(amountCents));
  const mail = amountCents > 0 ? { ...words, text: words.text(amount) } : words.free;
  const text = [mail.text, words.next[page.mode], documents.length > 0 && words.invoice];
  return orderMail(identity, notice, {
    name: "paid",
    words: mail,
    parts: [{ kind: "text", text: text.filter(Boolean).join(" ") }],
  });
};
