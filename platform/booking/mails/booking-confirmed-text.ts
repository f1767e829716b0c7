import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailIdentity } from "@/platform/site/company-identity";
import type { TextMessage } from "@/platform/sms/text-message";
import type { BookingNotice } from "./booking-notice";
import { bookingTextMessage } from "./booking-text-message";

/** Longest wording first; a link follows it. */
const WORDS = bilingual({
  fr_FR: {
    accepted: (company: string, reference: string, when: string, amount: string) => [
      `${company} : course ${reference} du ${when} acceptée, ${amount} à payer.`,
      `${company} : course ${reference} acceptée, ${amount} à payer.`,
      `${company} : course ${reference} acceptée, à payer.`,
    ],
    confirmed: (company: string, reference: string, when: string) => [
      `${company} : course ${reference} du ${when} confirmée.`,
      `${company} : course ${reference} confirmée.`,
    ],
  },
  en: {
    accepted: (company, reference, when, amount) => [
      `${company}: ride ${reference} on ${when} accepted, ${amount} to pay.`,
      `${company}: ride ${reference} accepted, ${amount} to pay.`,
      `${company}: ride ${reference} accepted, to be paid.`,
    ],
    confirmed: (company, reference, when) => [
      `${company}: ride ${reference} on ${when} confirmed.`,
      `${company}: ride ${reference} confirmed.`,
    ],
  },
});

export function bookingConfirmedText(identity: MailIdentity, notice: BookingNotice): TextMessage {
  const { page, sequence } = notice;
  const { companyName, language } = identity;
  const words = WORDS[language];
  const { euros, shortInstant } = mailFigures(language);
  const when = shortInstant(page.startAt);
  const variants =
    page.dueNow > 0
      ? words.accepted(companyName, page.reference, when, euros(page.dueNow))
      : words.confirmed(companyName, page.reference, when);
  return bookingTextMessage(notice, `confirmed:${sequence}`, variants);
}
