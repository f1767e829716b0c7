import { frenchOnly } from "@/platform/mail/bilingual";
import type { CompanyBookingMail } from "./booking-notice";
import { calendarAttachment } from "./calendar-attachment";
import { companyBookingMail } from "./company-booking-mail";

const WORDS = frenchOnly({
  subject: (reference: string, when: string) => `Réservation ${reference} non payée, ${when}`,
  title: "Une réservation n’a pas été payée",
  text: "Le délai de paiement est passé : le véhicule est de nouveau libre à cet horaire.",
  again: "Si le client paie plus tard et que le véhicule est encore libre, la réservation reprend.",
});

export const companyBookingExpiredMail: CompanyBookingMail = (identity, notice) => {
  const { page } = notice;
  const { text, again } = WORDS;
  return companyBookingMail(identity, notice, {
    name: "expired",
    words: WORDS,
    parts: [{ kind: "text", text: page.may.pay ? `${text} ${again}` : text }],
    attachments: calendarAttachment(page.reference, page.calendarFile),
  });
};
