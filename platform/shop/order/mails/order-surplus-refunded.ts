import { eurosFromCents } from "@/lib/rules/money/cents";
import type { OrderReturnError } from "@/lib/rules/shop/order-return";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { OrderMail } from "./order-notice";
import { refundedPaymentMail } from "./order-refund-parts";

/** The errors that this mail explains; sold bottles have a mail of their own. */
type ExplainedReturnError = Exclude<
  OrderReturnError,
  "ACTION_NOT_POSSIBLE" | "ORDER_ERASED" | "ORDER_OUT_OF_STOCK"
>;

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `paiement remboursé, commande ${reference}`,
    title: "Un paiement vous est rendu",
    /** Refund of a payment that came after the order had ended. */
    afterEnd: (amount: string) =>
      `Votre paiement de ${amount} nous est parvenu alors que la commande était déjà terminée. Cette somme vous est rendue en totalité.`,
    text: (amount: string) =>
      `Nous avons reçu ${amount} de plus que le total de votre commande. Cette somme vous est rendue ; la commande n’en est pas changée.`,
    returnErrors: {
      DISCOUNT_USED_UP:
        "La commande ne peut pas être reprise : son code de réduction a été utilisé autant de fois qu’il pouvait l’être.",
      DISCOUNT_ALREADY_USED:
        "La commande ne peut pas être reprise : vous avez utilisé son code de réduction pour une autre commande.",
      ORDER_SLOT_OVER: "La commande ne peut pas être reprise : le moment de son retrait est passé.",
      ORDER_TOO_OLD: "La commande ne peut pas être reprise : elle a plus de 60 jours.",
    } satisfies Record<ExplainedReturnError, string>,
  },
  en: {
    subject: (reference) => `payment refunded, order ${reference}`,
    title: "A payment is given back",
    afterEnd: (amount) =>
      `Your payment of ${amount} reached us when the order had already ended. You are given back the whole sum.`,
    text: (amount) =>
      `We have received ${amount} more than the total of your order. You are given that sum back; the order remains as it is.`,
    returnErrors: {
      DISCOUNT_USED_UP:
        "The order cannot be taken up again: its discount code has been used as often as it could be.",
      DISCOUNT_ALREADY_USED:
        "The order cannot be taken up again: you have used its discount code for another order.",
      ORDER_SLOT_OVER: "The order cannot be taken up again: the time to collect it has gone by.",
      ORDER_TOO_OLD: "The order cannot be taken up again: it is more than 60 days old.",
    },
  },
});

/** Tells that a surplus, or a payment for an order that had ended, is refunded. */
export const orderSurplusRefundedMail: OrderMail = (
  identity,
  notice,
  { amountCents = 0, returnError },
) => {
  const words = WORDS[identity.language];
  const amount = mailFigures(identity.language).euros(eurosFromCents(amountCents));
  const { status } = notice.page;
  const isOver = status === "CANCELLED" || status === "EXPIRED";
  const sentences: Partial<Record<OrderReturnError, string>> = words.returnErrors;
  const text = [
    isOver ? words.afterEnd(amount) : words.text(amount),
    returnError && sentences[returnError],
  ]
    .filter(Boolean)
    .join(" ");
  return refundedPaymentMail(identity, notice, { name: "surplus-refunded", words, text });
};
