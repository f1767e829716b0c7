import type { LanguageCode } from "@/lib/contract/locale";
import { eurosIn } from "@/lib/rules/money/euros-in";
import type { OrderOutcomeWhy, OrderRefundOutcome } from "@/lib/rules/shop/order-outcome";
import { bilingual } from "@/platform/mail/bilingual";

const WORDS = bilingual<Record<OrderOutcomeWhy, (back: string) => string>>({
  fr_FR: {
    NOTHING_PAID: () =>
      "Vous n’avez rien payé : il n’y a rien à vous rendre, et vous ne devez rien.",
    NOT_SENT: (back) =>
      `Vous récupérez ${back}, tout ce que vous avez payé, parce que la commande n’est pas encore partie.`,
    NEVER_SENT: (back) =>
      `Vous récupérez ${back}, tout ce que vous avez payé, et vous n’avez rien à renvoyer.`,
    TO_SEND_BACK: (back) =>
      `Vous récupérez ${back}, tout ce que vous avez payé, dès que les bouteilles nous sont revenues, parce que la commande est déjà partie. Une bouteille ouverte ou abîmée serait retenue à sa valeur.`,
    SENT_BACK: (back) =>
      `Vous récupérez ${back}, tout ce que vous avez payé, parce que les bouteilles nous sont revenues en bon état.`,
    VALUE_LOST: (back) =>
      `Vous récupérez ${back}, ce que vous avez payé moins ce que les bouteilles revenues ont perdu de leur valeur.`,
    SELLER_ENDED: (back) =>
      `Vous récupérez ${back}, tout ce que vous avez payé, parce que nous mettons fin à la commande.`,
  },
  en: {
    NOTHING_PAID: () =>
      "You have paid nothing: there is nothing to give back, and you owe nothing.",
    NOT_SENT: (back) =>
      `You get back ${back}, all that you have paid, because the order has not been sent yet.`,
    NEVER_SENT: (back) =>
      `You get back ${back}, all that you have paid, and there is nothing to send back.`,
    TO_SEND_BACK: (back) =>
      `You get back ${back}, all that you have paid, as soon as the bottles are back with us, because the order has been sent already. The value of a bottle that was opened or damaged would be withheld.`,
    SENT_BACK: (back) =>
      `You get back ${back}, all that you have paid, because the bottles came back in good condition.`,
    VALUE_LOST: (back) =>
      `You get back ${back}, what you have paid less what the returned bottles have lost of their value.`,
    SELLER_ENDED: (back) =>
      `You get back ${back}, all that you have paid, because we are ending the order.`,
  },
});

export const describeOrderOutcome = (
  { refundCents, why }: Pick<OrderRefundOutcome, "refundCents" | "why">,
  language: LanguageCode,
): string => WORDS[language][why](eurosIn(language, refundCents));
