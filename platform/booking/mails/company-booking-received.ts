import { frenchOnly } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { CompanyBookingMail } from "./booking-notice";
import { calendarAttachment } from "./calendar-attachment";
import { companyBookingMail } from "./company-booking-mail";
import { pricePart } from "./price-parts";

const WORDS = frenchOnly({
  subject: (reference: string, when: string) => `Réservation ${reference}, ${when}`,
  title: "Une réservation est arrivée",
  due: (amount: string, until: string | null) =>
    `Le client doit payer ${amount}${until ? ` avant le ${until}` : ""} ; le véhicule lui est gardé d’ici là. Vous pouvez confirmer la course dès maintenant : elle sera définitive une fois ce paiement reçu.`,
  nothingDue: "Rien n’est à payer pour l’instant. La course attend votre confirmation.",
  button: "Ouvrir la réservation et la confirmer",
});

const { euros, instant } = mailFigures("fr_FR");

export const companyBookingReceivedMail: CompanyBookingMail = (identity, notice) => {
  const { page } = notice;
  const until = page.payUntil && instant(page.payUntil);
  return companyBookingMail(identity, notice, {
    name: "received",
    words: WORDS,
    parts: [
      {
        kind: "text",
        text: page.dueNow > 0 ? WORDS.due(euros(page.dueNow), until) : WORDS.nothingDue,
      },
    ],
    after: [pricePart(page, "fr_FR")],
    attachments: calendarAttachment(page.reference, page.calendarFile),
  });
};
