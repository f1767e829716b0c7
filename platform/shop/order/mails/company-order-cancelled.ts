import { frenchOnly } from "@/platform/mail/bilingual";
import { companyOrderMail } from "./company-order-mail";
import type { CompanyOrderMail } from "./order-notice";

const WORDS = frenchOnly({
  subject: (reference: string) => `Commande ${reference} annulée`,
  title: "Une commande est annulée",
  text: "Ce qu’elle gardait est de nouveau en vente.",
});

/** Tells that an order was cancelled, not by the company itself. */
export const companyOrderCancelledMail: CompanyOrderMail = (identity, notice) => {
  const { subject, title, text } = WORDS;
  const { reference } = notice.page;
  return companyOrderMail(identity, notice, {
    name: "cancelled",
    subject: subject(reference),
    title,
    text,
  });
};
