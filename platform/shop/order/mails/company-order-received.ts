import { frenchOnly } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { companyOrderMail } from "./company-order-mail";
import type { CompanyOrderMail } from "./order-notice";

const WORDS = frenchOnly({
  subject: (reference: string, total: string) => `Commande ${reference}, ${total}`,
  title: "Une commande est arrivée",
  CARD: (amount: string) =>
    `Le client doit encore payer ${amount} par carte. Ne préparez rien avant le message qui annonce le paiement.`,
  TRANSFER: (amount: string, until: string | null) =>
    `Le client paie ${amount} par virement${until ? `, à recevoir au plus tard le ${until}` : ""}. Lorsqu’il est arrivé sur le compte, indiquez-le depuis la page de la commande : la facture part aussitôt.`,
  NOTHING: "Il n’y a rien à payer : la commande peut être préparée.",
});

const { euros, lastDay } = mailFigures("fr_FR");

export const companyOrderReceivedMail: CompanyOrderMail = (identity, notice) => {
  const { page } = notice;
  const [due, until] = [euros(page.dueNow), page.payUntil && lastDay(page.payUntil)];
  const text = page.dueNow > 0 ? WORDS[page.paymentMethod](due, until) : WORDS.NOTHING;
  const subject = WORDS.subject(page.reference, euros(page.total));
  return companyOrderMail(identity, notice, {
    name: "received",
    subject,
    title: WORDS.title,
    text,
  });
};
