import { eurosFromCents } from "@/lib/rules/money/cents";
import { frenchOnly } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { companyOrderMail } from "./company-order-mail";
import type { CompanyOrderMail } from "./order-notice";
import { orderRefundDay } from "./order-refund-day";

const WORDS = frenchOnly({
  subject: (reference: string, amount: string) => `À rembourser : ${amount}, commande ${reference}`,
  title: "Une somme est à rendre par virement",
  text: (amount: string, until: string) =>
    `Le client avait payé par virement : ${amount} lui sont à rendre du compte de la société, au plus tard le ${until}. Rien ne part tout seul. L’adresse et le téléphone du client sont sur la page de la commande, pour lui demander son IBAN.`,
});

const { euros } = mailFigures("fr_FR");

/** Asks the company to refund a transfer from its account, which only the company can do. */
export const companyOrderRefundByHandMail: CompanyOrderMail = (
  identity,
  notice,
  { amountCents = 0 },
) => {
  const { reference } = notice.page;
  const { subject, title, text } = WORDS;
  const amount = euros(eurosFromCents(amountCents));
  return companyOrderMail(identity, notice, {
    name: "refund-by-hand",
    title,
    subject: subject(reference, amount),
    text: text(amount, orderRefundDay(notice.page, "fr_FR")),
  });
};
