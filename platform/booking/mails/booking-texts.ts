import { placeName } from "@/lib/rules/booking/place-line";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailIdentity } from "@/platform/site/company-identity";
import { gsmLength, gsmText } from "@/platform/sms/gsm-text";
import type { TextMessage } from "@/platform/sms/text-message";
import type { BookingNotice } from "./booking-notice";
import { smsWords } from "./sms-words";

/** Characters of GSM 03.38 that one message holds. */
const ONE_MESSAGE = 160;

/** Says by text message that the company has confirmed. */
export function confirmedText(identity: MailIdentity, told: BookingNotice): TextMessage {
  const { page, sequence } = told;
  const { companyName, language } = identity;
  const words = smsWords[language];
  const { euros, shortInstant } = mailFigures(language);
  const when = shortInstant(page.startAt);
  const variants =
    page.dueNow > 0
      ? words.accepted(companyName, page.reference, when, euros(page.dueNow))
      : words.confirmed(companyName, page.reference, when);
  return textMessage(told, `confirmed:${sequence}`, variants);
}

/** Reminds by text message of the ride. */
export function reminderText(identity: MailIdentity, told: BookingNotice): TextMessage {
  const { page } = told;
  const { companyName, language } = identity;
  const when = mailFigures(language).shortInstant(page.startAt);
  const variants = smsWords[language].reminder(
    companyName,
    page.reference,
    when,
    placeName(page.pickup),
  );
  return textMessage(told, `reminder:${page.startAt}`, variants);
}

/** Says as much as one message holds; all of it when nothing fits. */
function textMessage(
  { page, phone, links }: BookingNotice,
  what: string,
  variants: string[],
): TextMessage {
  const texts = variants.map((variant) => gsmText(`${variant} ${links.page}`));
  const fits = (text: string) => (gsmLength(text) ?? Number.POSITIVE_INFINITY) <= ONE_MESSAGE;
  return {
    channel: "SMS",
    event: `booking:${page.reference}:${what}`,
    recipient: phone,
    text: texts.find(fits) ?? texts[0] ?? "",
  };
}
