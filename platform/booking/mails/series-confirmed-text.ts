import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailIdentity } from "@/platform/site/company-identity";
import type { TextMessage } from "@/platform/sms/text-message";
import type { BookingNotice } from "./booking-notice";
import { bookingTextMessage } from "./booking-text-message";
import { seriesOnce } from "./series-confirmed";

/** Longest wording first; a link to the first ride follows it. */
const WORDS = bilingual({
  fr_FR: {
    confirmed: (company: string, rides: number, first: string) => [
      `${company} : ${rides} courses réservées, la première le ${first}.`,
      `${company} : ${rides} courses réservées.`,
    ],
  },
  en: {
    confirmed: (company, rides, first) => [
      `${company}: ${rides} rides booked, the first on ${first}.`,
      `${company}: ${rides} rides booked.`,
    ],
  },
});

export function seriesConfirmedText(identity: MailIdentity, notice: BookingNotice): TextMessage {
  const { companyName, language } = identity;
  const first = mailFigures(language).shortInstant(notice.page.startAt);
  const variants = WORDS[language].confirmed(companyName, notice.series.length, first);
  return bookingTextMessage(notice, `series-confirmed:${seriesOnce(notice)}`, variants);
}
