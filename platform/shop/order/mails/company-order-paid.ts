import type { DeliveryMode } from "@/lib/contract/order-status";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { frenchOnly } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { companyOrderMail } from "./company-order-mail";
import type { CompanyOrderMail } from "./order-notice";

const WORDS = frenchOnly({
  subject: (reference: string) => `Commande ${reference} payée, à préparer`,
  title: "Une commande est payée",
  text: (amount: string) => `Le client a payé ${amount}.`,
  free: {
    subject: (reference: string) => `Commande ${reference}, à préparer`,
    title: "Une commande est conclue",
    text: "Le client n’avait rien à payer.",
  },
  next: {
    DELIVERY: "Le colis est à préparer et à remettre au transporteur.",
    PICKUP: "Le colis est à préparer et à remettre au transporteur, pour un point relais.",
    CLICK_AND_COLLECT: "La commande est à préparer pour son retrait.",
    NO_DELIVERY: "La commande est à traiter, sans livraison.",
  } satisfies Record<DeliveryMode, string>,
  button: "Ouvrir la commande et la préparer",
});

const { euros } = mailFigures("fr_FR");

/** Tells that an order is paid, or costs nothing: there is something to do. */
export const companyOrderPaidMail: CompanyOrderMail = (identity, notice, { amountCents = 0 }) => {
  const { page } = notice;
  const { next, button, free, ...paid } = WORDS;
  const amount = euros(eurosFromCents(amountCents));
  const { subject, title, text } = amountCents > 0 ? { ...paid, text: paid.text(amount) } : free;
  return companyOrderMail(identity, notice, {
    name: "paid",
    title,
    button,
    subject: subject(page.reference),
    text: `${text} ${next[page.mode]}`,
  });
};
