import { frenchOnly } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { CompanyBookingMail } from "./booking-notice";
import { companyBookingMail } from "./company-booking-mail";
import { restEuros } from "./price-parts";

const WORDS = frenchOnly({
  subject: (reference: string) => `Acompte non reçu, réservation ${reference}`,
  title: "Un acompte n’est pas arrivé",
  text: (amount: string) =>
    `Les 15 jours ouvrés sont passés, et il manque ${amount}. Vous pouvez maintenant annuler la réservation depuis sa page ; sinon, elle reste comme elle est.`,
  button: "Ouvrir la réservation et décider",
});

const { euros } = mailFigures("fr_FR");

/** Tells that the deposit has not come in within 15 working days: the company may cancel (§4). */
export const companyBookingDepositLateMail: CompanyBookingMail = (identity, notice) => {
  const missing = notice.page.dueNow || restEuros(notice.page);
  return companyBookingMail(identity, notice, {
    name: "deposit-late",
    words: WORDS,
    parts: [{ kind: "text", text: WORDS.text(euros(missing)) }],
  });
};
