import type { MoneyEvent, MoneyEventKind } from "@/lib/contract/admin/money-event";
import { frenchOnly } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { rowsOf } from "@/platform/mail/mail-rows";
import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import { writeMail } from "@/platform/mail/write-mail";
import type { PaymentGateway } from "@/platform/services/payment-gateway";
import type { MailIdentity } from "@/platform/site/company-identity";

const WORDS = frenchOnly({
  bank: { TEST: "la banque d’essai", STRIPE: "Stripe" },
  rows: {
    amount: "Montant",
    at: "Le",
    reference: "Pour",
    customer: "Client",
    answerBy: "À répondre avant le",
    subject: "Référence chez la banque",
  },
  button: "Voir dans le panneau",
  titles: {
    REFUND: (amount: string) => `Remboursement de ${amount} fait à la banque`,
    REFUND_FAILED: (amount: string) => `Un remboursement de ${amount} n’est pas arrivé`,
    INQUIRY: (amount: string) => `Un paiement de ${amount} est mis en question`,
    DISPUTE: (amount: string) => `Litige : un paiement de ${amount} est contesté`,
    DISPUTE_WON: (amount: string) => `Litige gagné : ${amount}`,
    DISPUTE_LOST: (amount: string) => `Litige perdu : ${amount}`,
    FRAUD_WARNING: (amount: string) => `Fraude possible sur un paiement de ${amount}`,
    PAYOUT: (amount: string) => `Virement de ${amount} vers votre compte`,
    PAYOUT_FAILED: (amount: string) => `Un virement de ${amount} vers votre compte a échoué`,
    PAYMENT_REVERSED: (amount: string) => `Un paiement de ${amount} a été repris`,
    PAYMENT_UNKNOWN: (amount: string) => `Un paiement de ${amount} que le site ne connaît pas`,
    PAYMENT_MISSING: (amount: string) => `Un paiement de ${amount} que la banque n’a pas`,
    REFUND_UNKNOWN: (amount: string) => `${amount} repartis sans que le site le sache`,
    REFUND_MISSING: (amount: string) => `Un remboursement de ${amount} que la banque n’a pas`,
  } satisfies Record<MoneyEventKind, (amount: string) => string>,
  texts: {
    REFUND: (amount: string, bank: string) =>
      `${amount} ont été rendus au client depuis ${bank}, et non depuis ce site. C’est noté : le prix est abaissé d’autant et l’avoir est émis. Rien de plus n’est à rendre pour cette somme. Si la course ou la commande n’a plus lieu, annulez-la.`,
    REFUND_FAILED: (amount: string, bank: string) =>
      `${bank} n’a pas pu rendre ${amount} au client : sa carte n’existe sans doute plus. L’argent est resté chez ${bank}. Demandez son IBAN au client, faites-lui un virement, puis notez-le dans « À encaisser et à rendre ».`,
    INQUIRY: (_: string, bank: string) =>
      `La banque du client demande à quoi correspond ce paiement. Rien n’est repris pour l’instant. Répondez chez ${bank}, ou remboursez : sans réponse, la demande devient un litige.`,
    DISPUTE: (amount: string, bank: string) =>
      `Le client conteste ce paiement auprès de sa banque, qui a repris ${amount}. La somme n’est plus comptée comme encaissée et ne peut plus être remboursée d’ici. Répondez chez ${bank} avec le justificatif de réservation, la facture et les heures de la course : sans réponse, elle est perdue.`,
    DISPUTE_REFUNDED: (amount: string, bank: string) =>
      `Le client conteste un paiement que vous aviez déjà remboursé : sa banque a repris ${amount} une seconde fois. Répondez chez ${bank} avec la preuve du remboursement.`,
    DISPUTE_WON: (amount: string, bank: string) =>
      `La banque du client vous donne raison : ${amount} reviennent chez ${bank} et sont de nouveau comptés comme encaissés.`,
    DISPUTE_LOST: (amount: string) =>
      `La banque du client garde ${amount}. Si la course a eu lieu ou si la commande a été livrée, le client vous doit de nouveau cette somme : elle est dans « À encaisser et à rendre ».`,
    FRAUD_WARNING: (_: string, bank: string) =>
      `La banque de la carte soupçonne que son titulaire n’a pas fait ce paiement. Appelez le client. Si vous avez un doute, remboursez-le depuis ce site : un remboursement évite le litige et ses frais chez ${bank}.`,
    PAYOUT: (amount: string, bank: string) =>
      `${bank} a versé ${amount} sur votre compte bancaire.`,
    PAYOUT_FAILED: (amount: string, bank: string) =>
      `${bank} n’a pas pu verser ${amount} sur votre compte bancaire. Vérifiez l’IBAN de votre compte chez ${bank} : le virement repartira ensuite.`,
    PAYMENT_REVERSED: (amount: string, bank: string) =>
      `${bank} a repris ${amount} après coup, comme pour un prélèvement rejeté. Le site compte encore ce paiement : demandez au client de payer autrement, ou annulez.`,
    PAYMENT_UNKNOWN: (amount: string, bank: string) =>
      `${bank} a encaissé ${amount} pour ce site, qui n’en sait rien : c’est le cas après le retour à une ancienne sauvegarde. Cherchez chez ${bank} à qui est ce paiement, puis remboursez-le ou notez-le sur la réservation.`,
    PAYMENT_MISSING: (amount: string, bank: string) =>
      `Le site compte ${amount} comme payés par carte, et ${bank} ne les a pas. Vérifiez chez ${bank} avant de faire la course ou de rembourser.`,
    REFUND_UNKNOWN: (amount: string, bank: string) =>
      `${amount} sont repartis de chez ${bank} sans que le site ait pu les noter. Vérifiez ce paiement chez ${bank} avant de rendre quoi que ce soit.`,
    REFUND_MISSING: (amount: string, bank: string) =>
      `Le site compte ${amount} comme rendus, et ${bank} n’a pas ce remboursement : le client ne l’a sans doute pas reçu. Vérifiez-le chez ${bank}, puis rendez la somme là-bas.`,
  } satisfies Record<MoneyEventKind | "DISPUTE_REFUNDED", (amount: string, bank: string) => string>,
});

const figures = mailFigures("fr_FR");

/** Tells the company of an event of money that it did not cause: how much, when, and what to do. */
export function moneyEventMail(
  identity: MailIdentity & { email: string },
  event: MoneyEvent,
  gateway: PaymentGateway["name"],
): Mail {
  const { kind, reference, customer, dispute, isRefunded } = event;
  const amount = figures.euros(event.amount);
  const bank = WORDS.bank[gateway];
  const answerBy = dispute?.answerBy ? figures.lastDay(dispute.answerBy) : null;
  const title = WORDS.titles[kind](amount);
  const text = WORDS.texts[kind === "DISPUTE" && isRefunded ? "DISPUTE_REFUNDED" : kind](
    amount,
    bank,
  );
  const words = WORDS.rows;
  return {
    event: `money:${event.subject}:${kind.toLowerCase()}`,
    recipient: identity.email,
    subject: reference ? `${title}, ${reference}` : title,
    ...writeMail(identity, title, [
      { kind: "text", text: text.replace(/^./, (first) => first.toUpperCase()) },
      {
        kind: "rows",
        rows: rowsOf([
          [words.amount, amount],
          [words.at, figures.instant(event.at)],
          [words.reference, reference],
          [words.customer, customer],
          [words.answerBy, answerBy],
          [words.subject, event.subject],
        ]),
      },
      {
        kind: "button",
        label: WORDS.button,
        url: pageUrl({ siteUrl: identity.siteUrl, language: "fr_FR" }, "/admin/money"),
      },
    ]),
    attachments: [],
  };
}
