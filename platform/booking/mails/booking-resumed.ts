import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import type { BookingMail } from "./booking-notice";
import { bookingLinks } from "./booking-page-links";
import { ridePart } from "./ride-parts";

const WORDS = bilingual({
  fr_FR: {
    subject: (reference: string) => `course ${reference} maintenue`,
    title: "Votre course a bien lieu",
    text: (when: string) =>
      `Ce qui empêchait votre course a pris fin : elle a lieu comme prévu, le ${when}.`,
  },
  en: {
    subject: (reference) => `ride ${reference} goes ahead`,
    title: "Your ride goes ahead",
    text: (when) =>
      `What stood in the way of your ride is over: it takes place as booked, on ${when}.`,
  },
});

export const bookingResumedMail: BookingMail = (identity, notice) => {
  const { language } = identity;
  const { page } = notice;
  const words = WORDS[language];
  return customerMail(identity, notice, {
    name: "resumed",
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      { kind: "text", text: words.text(mailFigures(language).instant(page.startAt)) },
      ridePart(page, language),
      ...bookingLinks(notice, language),
    ],
  });
};
