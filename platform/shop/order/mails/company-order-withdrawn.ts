import { frenchOnly } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { companyOrderMail } from "./company-order-mail";
import type { CompanyOrderMail } from "./order-notice";
import { withdrawnAt } from "./order-refund-day";

const WORDS = frenchOnly({
  subject: (reference: string) => `Rétractation, commande ${reference}`,
  title: "Un client s’est rétracté",
  atOnce: (at: string) =>
    `La rétractation a été transmise en ligne le ${at}, avant tout envoi : n’expédiez rien. Le client en a reçu l’accusé de réception et récupère ce qu’il a payé.`,
  neverSent: (at: string) =>
    `La rétractation a été transmise en ligne le ${at}, et le client en a reçu l’accusé de réception. Il n’a rien à renvoyer et récupère ce qu’il a payé : le bon ou la visite ne vaut plus.`,
  toReturn: (at: string) =>
    `La rétractation a été transmise en ligne le ${at}, et le client en a reçu l’accusé de réception. Il renvoie les bouteilles : lorsqu’elles sont là, indiquez-le depuis la page de la commande, et le remboursement part ; une somme reçue par virement se rend alors à la main.`,
});

const { instant } = mailFigures("fr_FR");

/** Tells that the customer has withdrawn: nothing is to be sent, or goods come back. */
export const companyOrderWithdrawnMail: CompanyOrderMail = (identity, notice) => {
  const { page } = notice;
  const { subject, title, ...what } = WORDS;
  const unsent = page.mode === "NO_DELIVERY" ? what.neverSent : what.atOnce;
  const text = page.status === "RETURNING" ? what.toReturn : unsent;
  return companyOrderMail(identity, notice, {
    name: "withdrawn",
    subject: subject(page.reference),
    title,
    text: text(instant(withdrawnAt(page))),
  });
};
