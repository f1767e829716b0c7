import { gsmLength, gsmText } from "@/platform/sms/gsm-text";
import type { TextMessage } from "@/platform/sms/text-message";
import type { BookingNotice } from "./booking-notice";

/** Characters of GSM 03.38 that one message holds. */
const ONE_MESSAGE = 160;

/** Writes a text message: as many words as fit one message; the longest if none does. */
export function bookingTextMessage(
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
