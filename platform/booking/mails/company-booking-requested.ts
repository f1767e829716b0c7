import { frenchOnly } from "@/platform/mail/bilingual";
import type { CompanyBookingMail } from "./booking-notice";
import { companyBookingMail } from "./company-booking-mail";

const WORDS = frenchOnly({
  subject: (reference: string, when: string) => `Demande ${reference}, ${when}`,
  title: "Une demande est arrivée",
  text: "Cette course ne pouvait pas être réservée directement, ou le client préfère un devis. Choisissez un véhicule et un prix : le devis part aussitôt.",
  button: "Ouvrir la demande et la chiffrer",
});

export const companyBookingRequestedMail: CompanyBookingMail = (identity, notice) =>
  companyBookingMail(identity, notice, {
    name: "requested",
    words: WORDS,
    parts: [{ kind: "text", text: WORDS.text }],
  });
