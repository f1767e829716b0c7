import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailIdentity } from "@/platform/site/company-identity";
import type { TextMessage } from "@/platform/sms/text-message";
import type { BookingNotice, BookingNoticeDetails } from "./booking-notice";
import { bookingTextMessage } from "./booking-text-message";

/** Step in few words, between the ride and a link to its page. */
const WORDS = bilingual({
  fr_FR: {
    ride: (company: string, reference: string, when: string) =>
      `${company} : course ${reference} du ${when}`,
    short: (company: string, reference: string) => `${company} : course ${reference}`,
    steps: {
      received: "réservée, à payer",
      requested: "demande reçue",
      quote: "prix prêt",
      payLink: "à payer",
      paid: "paiement reçu",
      changed: "modifiée",
      cancelled: "annulée",
      withdrawn: "rétractation reçue",
      expired: "non payée à temps, place rendue",
      lapsed: "non payée à temps, place rendue",
      suspended: "suspendue",
      resumed: "reprise comme prévu",
      slotLost: "véhicule déjà pris, paiement remboursé",
      surplusRefunded: "trop-perçu remboursé",
      givenBack: "remboursement",
      paymentReminder: "reste à payer",
      done: "terminée, merci. Votre facture",
    },
  },
  en: {
    ride: (company, reference, when) => `${company}: ride ${reference} on ${when}`,
    short: (company, reference) => `${company}: ride ${reference}`,
    steps: {
      received: "booked, to be paid",
      requested: "request received",
      quote: "price ready",
      payLink: "to be paid",
      paid: "payment received",
      changed: "changed",
      cancelled: "cancelled",
      withdrawn: "withdrawal received",
      expired: "not paid in time, vehicle released",
      lapsed: "not paid in time, vehicle released",
      suspended: "suspended",
      resumed: "going ahead as planned",
      slotLost: "vehicle taken already, payment refunded",
      surplusRefunded: "overpayment refunded",
      givenBack: "refund",
      paymentReminder: "balance to be paid",
      done: "over, thank you. Your invoice",
    },
  },
});

/** Writes a text message in place of the mail, for a customer without an e-mail address. */
export const textInsteadOf =
  (step: keyof (typeof WORDS)["fr_FR"]["steps"]) =>
  (
    { companyName, language }: MailIdentity,
    notice: BookingNotice,
    { reminderDay }: BookingNoticeDetails,
  ): TextMessage => {
    const { page, sequence } = notice;
    const { ride, short, steps } = WORDS[language];
    const when = mailFigures(language).shortInstant(page.startAt);
    return bookingTextMessage(notice, `${step}:${reminderDay ?? sequence}`, [
      `${ride(companyName, page.reference, when)}, ${steps[step]}.`,
      `${short(companyName, page.reference)}, ${steps[step]}.`,
    ]);
  };
