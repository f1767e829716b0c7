import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { orderMail } from "./order-mail";
import type { OrderMail } from "./order-notice";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `commande ${reference} non payée`,
    title: "Votre commande n’a pas été payée",
    text: "Le délai de paiement est passé, et ce que vous aviez commandé est retourné en vente. Rien n’a été débité.",
    again: (ends: string) =>
      `Si vous le voulez encore, vous pouvez payer tant qu’il en reste, au plus tard le ${ends} :`,
    button: "Reprendre la commande",
  },
  en: {
    subject: (reference) => `order ${reference} not paid`,
    title: "Your order has not been paid for",
    text: "The time to pay is over, and what you ordered is on sale again. Nothing was charged.",
    again: (ends) =>
      `If you would still like it, you can pay as long as there is some left, by ${ends} at the latest:`,
    button: "Take up the order again",
  },
});

/** Tells that nobody has paid, and until when the customer still can as long as there is stock. */
export const orderExpiredMail: OrderMail = (identity, notice) => {
  const { language } = identity;
  const words = WORDS[language];
  const again: MailPart[] = notice.page.may.pay
    ? [
        { kind: "text", text: words.again(mailFigures(language).instant(notice.returnEnds)) },
        { kind: "button", label: words.button, url: notice.links.page },
      ]
    : [];
  return orderMail(identity, notice, {
    name: "expired",
    words,
    parts: [{ kind: "text", text: words.text }, ...again],
  });
};
