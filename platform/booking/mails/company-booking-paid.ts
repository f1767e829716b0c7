import type { BookingStatus } from "@/lib/contract/booking-status";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { frenchOnly } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { CompanyBookingMail } from "./booking-notice";
import { companyBookingMail } from "./company-booking-mail";
import { moneyParts } from "./price-parts";

const WORDS = frenchOnly({
  subject: (reference: string) => `Paiement reçu, réservation ${reference}`,
  title: "Un paiement est arrivé",
  text: (amount: string) => `Le client a payé ${amount}.`,
  toConfirm: "La course attend votre confirmation.",
  final: "La réservation est définitive.",
});

const { euros } = mailFigures("fr_FR");

export const companyBookingPaidMail: CompanyBookingMail = (
  identity,
  notice,
  { amountCents = 0 },
) => {
  const { page } = notice;
  const state: Partial<Record<BookingStatus, string>> = {
    AWAITING_CONFIRMATION: WORDS.toConfirm,
    FINAL: WORDS.final,
  };
  const text = [WORDS.text(euros(eurosFromCents(amountCents))), state[page.status]];
  return companyBookingMail(identity, notice, {
    name: "paid",
    words: WORDS,
    parts: [{ kind: "text", text: text.filter(Boolean).join(" ") }],
    after: moneyParts(page, "fr_FR"),
  });
};
