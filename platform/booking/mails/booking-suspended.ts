import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import type { BookingMail } from "./booking-notice";
import { bookingLinks } from "./booking-page-links";
import { ridePart } from "./ride-parts";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `course ${reference} suspendue`,
    title: "Votre course est suspendue",
    text: (when: string) =>
      `Un cas de force majeure empêche la course du ${when}. Elle est suspendue : vous n’avez rien à faire, et nous vous écrivons dès qu’elle peut avoir lieu. Si l’empêchement dure plus de trois mois, chacun de nous peut mettre fin au contrat.`,
    mayChange:
      "Si vous préférez ne pas attendre, choisissez une autre date depuis la page de la réservation, jusqu’à 24 heures avant le départ.",
    mayCancel:
      "Vous pouvez aussi annuler la réservation depuis sa page, avant le départ : tout ce que vous avez payé vous est alors rendu.",
  },
  en: {
    subject: (reference) => `ride ${reference} suspended`,
    title: "Your ride is suspended",
    text: (when) =>
      `Force majeure prevents the ride on ${when}. It is suspended: there is nothing that you need to do, and we write to you as soon as it can take place. Should this last more than three months, either of us may end the contract.`,
    mayChange:
      "If you would rather not wait, you can choose another date on the page of the booking, up to 24 hours before the start.",
    mayCancel:
      "You can also cancel the booking on its page, before the start: everything that you have paid is then given back to you.",
  },
});

/** Tells that force majeure holds the ride up, and the customer's choices meanwhile. */
export const bookingSuspendedMail: BookingMail = (identity, notice) => {
  const { language } = identity;
  const { page } = notice;
  const words = WORDS[language];
  return customerMail(identity, notice, {
    name: "suspended",
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      { kind: "text", text: words.text(mailFigures(language).instant(page.startAt)) },
      ...(page.may.change ? [{ kind: "text", text: words.mayChange } satisfies MailPart] : []),
      ...(page.may.cancel ? [{ kind: "text", text: words.mayCancel } satisfies MailPart] : []),
      ridePart(page, language),
      ...bookingLinks(notice, language),
    ],
  });
};
