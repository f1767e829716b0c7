import { eurosFromCents } from "@/lib/rules/money/cents";
import { frenchOnly } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { refundDay } from "@/platform/purchase/notice/refund-day";
import type { CompanyBookingMail } from "./booking-notice";
import { companyBookingMail } from "./company-booking-mail";

const WORDS = frenchOnly({
  subject: (reference: string, amount: string) =>
    `À rembourser : ${amount}, réservation ${reference}`,
  title: "Une somme est à rendre à la main",
  text: (amount: string, until: string) =>
    `Le client avait payé par virement ou sur place : ${amount} lui sont à rendre par le même moyen, au plus tard le ${until}. Rien ne part tout seul. Son téléphone et son e-mail sont ci-dessous, pour en convenir avec lui ou lui demander son IBAN.`,
});

const { euros } = mailFigures("fr_FR");

/** Asks for a refund by hand, as the company took the money itself: sum and date. */
export const companyBookingRefundByHandMail: CompanyBookingMail = (
  identity,
  notice,
  { amountCents = 0 },
) => {
  const { page } = notice;
  const { subject, title, text } = WORDS;
  const amount = euros(eurosFromCents(amountCents));
  return companyBookingMail(identity, notice, {
    name: "refund-by-hand",
    words: { title, subject: (reference) => subject(reference, amount) },
    parts: [{ kind: "text", text: text(amount, refundDay(page, "fr_FR")) }],
  });
};
