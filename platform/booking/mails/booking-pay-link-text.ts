import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailIdentity } from "@/platform/site/company-identity";
import type { TextMessage } from "@/platform/sms/text-message";
import type { BookingNotice } from "./booking-notice";
import { bookingTextMessage } from "./booking-text-message";
import { restEuros } from "./price-parts";

/** Longest wording first; a link follows it. */
const WORDS = bilingual({
  fr_FR: {
    due: (company: string, reference: string, amount: string) => [
      `${company} : ${amount} à payer pour la course ${reference}.`,
      `${company} : course ${reference} à payer.`,
    ],
  },
  en: {
    due: (company, reference, amount) => [
      `${company}: ${amount} to pay for ride ${reference}.`,
      `${company}: ride ${reference} to be paid.`,
    ],
  },
});

/** Tells by text message the sum to be paid, with the page of the booking, where it can be paid. */
export function bookingPayLinkText(identity: MailIdentity, notice: BookingNotice): TextMessage {
  const { page, sequence } = notice;
  const { companyName, language } = identity;
  const amount = mailFigures(language).euros(page.dueNow || restEuros(page));
  const variants = WORDS[language].due(companyName, page.reference, amount);
  return bookingTextMessage(notice, `pay-link:${sequence}`, variants);
}
