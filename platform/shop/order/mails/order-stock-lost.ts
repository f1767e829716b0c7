import { eurosFromCents } from "@/lib/rules/money/cents";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { OrderMail } from "./order-notice";
import { refundedPaymentMail } from "./order-refund-parts";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `paiement remboursé, commande ${reference}`,
    title: "Votre paiement vous est rendu",
    text: (amount: string) =>
      `Votre paiement de ${amount} nous est parvenu après la fin du délai, alors que les bouteilles avaient été vendues. Nous ne pouvons plus honorer votre commande, et nous vous prions de nous en excuser. La somme vous est rendue en totalité.`,
  },
  en: {
    subject: (reference) => `payment refunded, order ${reference}`,
    title: "Your payment is given back",
    text: (amount) =>
      `Your payment of ${amount} reached us after the time to pay, when the bottles had been sold. We can no longer fulfil your order, and we apologise. You are given back the whole sum.`,
  },
});

/** Apologises for a payment that came when the bottles were sold, and says that it goes back. */
export const orderStockLostMail: OrderMail = (identity, notice, { amountCents = 0 }) => {
  const words = WORDS[identity.language];
  const text = words.text(mailFigures(identity.language).euros(eurosFromCents(amountCents)));
  return refundedPaymentMail(identity, notice, { name: "stock-lost", words, text });
};
