import type { OrderCancelReason } from "@/lib/contract/order-status";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { orderMail } from "./order-mail";
import type { OrderMail } from "./order-notice";
import { orderRefundParts } from "./order-refund-parts";

const WORDS = bilingual({
  fr_FR: {
    cancelled: {
      subject: (reference: string) => `commande ${reference} annulée`,
      title: "Votre commande est annulée",
    },
    cardRefused: {
      subject: (reference: string) => `paiement refusé pour la commande ${reference}`,
      title: "Votre paiement a été refusé",
    },
    payAgain: (ends: string) =>
      `Ce qu’elle contenait est retourné en vente ; tant qu’il en reste, vous pouvez encore payer par carte depuis la page de la commande, au plus tard le ${ends}.`,
    reason: {
      CARD_REFUSED:
        "Votre banque a refusé la carte : rien n’a été débité, et la commande est annulée.",
      TRANSFER_LATE:
        "Votre virement ne nous est pas parvenu dans les 15 jours ouvrés que prévoient nos conditions de vente. Nous avons donc annulé la commande.",
      NON_PAYMENT: "Le paiement dû ne nous est pas parvenu. Nous avons donc annulé la commande.",
      WRONG_ADDRESS:
        "L’adresse qui nous a été donnée est inexacte, et nous n’avons pas pu livrer la commande. Nous l’avons donc annulée.",
      EARLIER_DISPUTE:
        "Le paiement d’une commande précédente n’est pas encore réglé entre nous. Nous ne pouvons donc pas accepter celle-ci.",
      OUT_OF_STOCK:
        "Malgré nos vérifications, ce que vous avez commandé n’est plus disponible, et nous avons dû annuler la commande. Nous vous prions de nous en excuser.",
      BY_CUSTOMER: "Comme vous l’avez demandé, votre commande est annulée.",
      WITHDRAWN: "Comme vous l’avez demandé, vous avez renoncé à ce contrat.",
      LOST: "Votre colis s’est perdu en route. Nous vous prions de nous en excuser.",
      STOCK_LOST:
        "Votre paiement nous est parvenu après la fin du délai, alors que les bouteilles avaient été vendues.",
    } satisfies Record<OrderCancelReason, string>,
  },
  en: {
    cancelled: {
      subject: (reference) => `order ${reference} cancelled`,
      title: "Your order is cancelled",
    },
    cardRefused: {
      subject: (reference) => `payment refused for order ${reference}`,
      title: "Your payment was refused",
    },
    payAgain: (ends) =>
      `What was in it is on sale again; as long as there is some left, you can still pay by card on the page of the order, by ${ends} at the latest.`,
    reason: {
      CARD_REFUSED: "Your bank refused the card: nothing was charged, and the order is cancelled.",
      TRANSFER_LATE:
        "Your transfer has not reached us within the 15 working days that our terms of sale provide for. We have therefore cancelled the order.",
      NON_PAYMENT:
        "The payment that is due has not reached us. We have therefore cancelled the order.",
      WRONG_ADDRESS:
        "The address that we were given is wrong, and we could not deliver the order. We have therefore cancelled it.",
      EARLIER_DISPUTE:
        "The payment of an earlier order is still to be settled between us. We therefore cannot accept this one.",
      OUT_OF_STOCK:
        "Against our expectation, what you ordered is no longer available, and we had to cancel the order. We apologise.",
      BY_CUSTOMER: "As you asked, your order is cancelled.",
      WITHDRAWN: "As you asked, you have withdrawn from this contract.",
      LOST: "Your parcel was lost on the way. We apologise.",
      STOCK_LOST: "Your payment reached us after the time to pay, when the bottles had been sold.",
    },
  },
});

export const orderCancelledMail: OrderMail = (identity, notice, details) => {
  const { language } = identity;
  const words = WORDS[language];
  const { page, returnEnds } = notice;
  const reason = page.cancelReason && words.reason[page.cancelReason];
  const again = page.may.pay && words.payAgain(mailFigures(language).instant(returnEnds));
  const text = [reason, again].filter(Boolean).join(" ");
  return orderMail(identity, notice, {
    name: "cancelled",
    words: page.cancelReason === "CARD_REFUSED" ? words.cardRefused : words.cancelled,
    parts: [
      ...(text ? [{ kind: "text", text } satisfies MailPart] : []),
      ...(details.note ? [{ kind: "quote", text: details.note } satisfies MailPart] : []),
      ...orderRefundParts(notice, details, language),
    ],
  });
};
