import { placeName } from "@/lib/rules/booking/place-line";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailIdentity } from "@/platform/site/company-identity";
import type { TextMessage } from "@/platform/sms/text-message";
import type { BookingNotice } from "./booking-notice";
import { bookingTextMessage } from "./booking-text-message";

/** Longest wording first; a link follows it. */
const WORDS = bilingual({
  fr_FR: {
    variants: (company: string, reference: string, when: string, place: string) => [
      `${company} : rappel de la course ${reference} du ${when}, ${place}.`,
      `${company} : course ${reference}, ${when}, ${place}.`,
      `${company} : course ${reference}, ${when}.`,
    ],
  },
  en: {
    variants: (company, reference, when, place) => [
      `${company}: reminder of ride ${reference} on ${when}, ${place}.`,
      `${company}: ride ${reference}, ${when}, ${place}.`,
      `${company}: ride ${reference}, ${when}.`,
    ],
  },
});

export function bookingReminderText(identity: MailIdentity, notice: BookingNotice): TextMessage {
  const { page } = notice;
  const { companyName, language } = identity;
  const when = mailFigures(language).shortInstant(page.startAt);
  const variants = WORDS[language].variants(
    companyName,
    page.reference,
    when,
    placeName(page.pickup),
  );
  return bookingTextMessage(notice, `reminder:${page.startAt}`, variants);
}
