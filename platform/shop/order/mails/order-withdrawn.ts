import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { rowsOf } from "@/platform/mail/mail-rows";
import { orderMail } from "./order-mail";
import type { OrderMail } from "./order-notice";
import { withdrawnAt } from "./order-refund-day";
import { orderRefundParts } from "./order-refund-parts";

/** Days to send goods back after a withdrawal (Code de la consommation, L221-23). */
const RETURN_DAYS = 14;

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `accusé de réception, rétractation ${reference}`,
    title: "Accusé de réception de votre rétractation",
    text: (at: string) =>
      `Nous accusons réception de la rétractation que vous nous avez transmise en ligne le ${at} (heure de Paris). Conservez ce message : il en fait foi.`,
    statementTitle: "Votre déclaration",
    statement: (reference: string, orderedAt: string) =>
      `Je vous notifie ma rétractation du contrat portant sur la commande ${reference}, passée le ${orderedAt}.`,
    name: "Nom",
    email: "E-mail",
    contract: "Contrat",
    sentAt: "Transmise le",
    how: (address: string, day: string) =>
      `Renvoyez les bouteilles au plus tard le ${day}, dans un emballage fait pour le verre, à cette adresse : ${address}. Vous pouvez aussi les rapporter à la cave. Joignez la référence de la commande. Le retour est à vos frais.`,
  },
  en: {
    subject: (reference) => `acknowledgement of withdrawal, ${reference}`,
    title: "Acknowledgement of your withdrawal",
    text: (at) =>
      `We acknowledge receipt of the withdrawal that you sent us online on ${at} (Paris time). Keep this message: it is the proof of it.`,
    statementTitle: "Your statement",
    statement: (reference, orderedAt) =>
      `I hereby give notice that I withdraw from the contract for order ${reference}, placed on ${orderedAt}.`,
    name: "Name",
    email: "E-mail",
    contract: "Contract",
    sentAt: "Sent on",
    how: (address, day) =>
      `Please send the bottles back by ${day} at the latest, packed as glass should be, to this address: ${address}. You can also bring them to the cellar. Enclose the reference of the order. You bear the cost of the return.`,
  },
});

/**
 * Acknowledges a withdrawal, with the declaration and its time, on a durable medium (Code de la
 * consommation, L221-21), and tells how to send the goods back.
 */
export const orderWithdrawnMail: OrderMail = (identity, notice, details) => {
  const { language } = identity;
  const { page } = notice;
  const words = WORDS[language];
  const { instant, day } = mailFigures(language);
  const since = withdrawnAt(page);
  const at = instant(since);
  const { firstname, lastname, email } = page.customer;
  const until = day(daysLater(parisDate(new Date(since)), RETURN_DAYS));
  const how: MailPart[] =
    page.status === "RETURNING"
      ? [{ kind: "text", text: words.how(notice.returnAddress, until) }]
      : [];
  return orderMail(identity, notice, {
    name: "withdrawn",
    words,
    parts: [
      { kind: "text", text: words.text(at) },
      {
        kind: "quote",
        title: words.statementTitle,
        text: words.statement(page.reference, instant(page.orderedAt)),
      },
      {
        kind: "rows",
        rows: rowsOf([
          [words.name, `${firstname} ${lastname}`],
          [words.email, email],
          [words.contract, page.reference],
          [words.sentAt, at],
        ]),
      },
      ...orderRefundParts(notice, details, language),
      ...how,
    ],
  });
};
