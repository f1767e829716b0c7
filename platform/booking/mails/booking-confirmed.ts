import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import type { BookingMail } from "./booking-notice";
import { bookingLinks, termsPart } from "./booking-page-links";
import { calendarAttachment } from "./calendar-attachment";
import { payParts, restParts } from "./pay-parts";
import { moneyParts } from "./price-parts";
import { proofAttachments, proofParts } from "./proof-parts";
import { ridePart } from "./ride-parts";
import { waitingPart } from "./waiting-part";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `course ${reference} confirmée`,
    title: "Votre course est confirmée",
    final: (when: string) =>
      `Nous vous confirmons la course du ${when}. Votre réservation est définitive.`,
    due: (when: string, amount: string) =>
      `Nous acceptons la course du ${when}. Votre réservation sera définitive dès que nous aurons reçu ${amount}.`,
  },
  en: {
    subject: (reference) => `ride ${reference} confirmed`,
    title: "Your ride is confirmed",
    final: (when) => `We confirm the ride on ${when}. Your booking is final.`,
    due: (when, amount) =>
      `We accept the ride on ${when}. Your booking will be final as soon as we have received ${amount}.`,
  },
});

/** Confirms the booking: it is final, or will be once the due sum is paid. */
export const bookingConfirmedMail: BookingMail = (identity, notice) => {
  const { language } = identity;
  const { page } = notice;
  const words = WORDS[language];
  const { euros, instant } = mailFigures(language);
  const when = instant(page.startAt);
  return customerMail(identity, notice, {
    name: "confirmed",
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      {
        kind: "text",
        text: page.dueNow > 0 ? words.due(when, euros(page.dueNow)) : words.final(when),
      },
      ...payParts(notice, language),
      ...restParts(notice, language),
      ...waitingPart(notice, language),
      ridePart(page, language),
      ...moneyParts(page, language),
      ...(notice.proof ? proofParts(page, language) : []),
      ...bookingLinks(notice, language),
      ...termsPart(notice, language),
    ],
    attachments: [
      ...proofAttachments(notice, language),
      ...calendarAttachment(page.reference, page.calendarFile),
      ...(notice.terms ? [notice.terms] : []),
    ],
  });
};
