import { placeLine } from "@/lib/rules/booking/place-line";
import { isolated } from "@/lib/rules/text/isolated";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import type { BookingMail } from "./booking-notice";
import { bookingLinks } from "./booking-page-links";
import { balanceLinkParts } from "./pay-parts";
import { restEuros } from "./price-parts";
import { proofAttachments } from "./proof-parts";
import { ridePart } from "./ride-parts";
import { waitingPart } from "./waiting-part";

const WORDS = bilingual({
  fr_FR: {
    subject: (when: string) => `votre course du ${when}`,
    title: "Votre course approche",
    text: (when: string, place: string) =>
      `Nous vous attendons le ${when}, à cette adresse : ${isolated(place)}.`,
    rest: (amount: string) =>
      `Il reste ${amount} à régler, en ligne avant le départ ou auprès du chauffeur.`,
    phone: (phone: string) =>
      `Un retard, un doute sur le lieu ? Appelez-nous au ${phone}, de jour comme de nuit.`,
  },
  en: {
    subject: (when) => `your ride on ${when}`,
    title: "Your ride is soon",
    text: (when, place) => `We will be waiting for you on ${when}, here: ${isolated(place)}.`,
    rest: (amount) =>
      `There is ${amount} left to pay, online before the ride begins or to the chauffeur.`,
    phone: (phone) => `Running late, or not sure of the place? Call us on ${phone}, day or night.`,
  },
});

/** Reminds the day before of time and place, the vehicle, and the number to call. */
export const bookingReminderMail: BookingMail = (identity, notice) => {
  const { language, phone } = identity;
  const { page } = notice;
  const words = WORDS[language];
  const { euros, instant } = mailFigures(language);
  const rest = restEuros(page);
  const when = instant(page.startAt);
  const owed: MailPart[] =
    rest > 0
      ? [{ kind: "text", text: words.rest(euros(rest)) }, ...balanceLinkParts(notice, language)]
      : [];
  return customerMail(identity, notice, {
    name: "reminder",
    // A ride that was moved has another reminder, for its new time.
    once: page.startAt,
    subject: words.subject(when),
    title: words.title,
    parts: [
      { kind: "text", text: words.text(when, placeLine(page.pickup)) },
      ...waitingPart(notice, language),
      ...owed,
      ridePart(page, language),
      ...bookingLinks(notice, language),
    ],
    closing: phone ? words.phone(phone) : undefined,
    attachments: proofAttachments(notice, language),
  });
};
