import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/write-mail";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import type { MailIdentity } from "@/platform/site/company-identity";
import { calendarAttachment, proofFile } from "./booking-attachments";
import { mailWordsBooking } from "./booking-mail-words";
import type { BookingNotice, CustomerMail } from "./booking-notice";
import { bookingLinks, termsPart } from "./booking-notice-links";
import { moneyParts, proofParts, ridePart } from "./booking-parts";
import { payParts, restParts } from "./pay-parts";

/** Gives the company's word: the booking is final, or will be once what is due is paid. */
export const confirmed: CustomerMail = (identity, told) => {
  const { language } = identity;
  const { page } = told;
  const words = mailWordsBooking[language].confirmed;
  const { euros, instant } = mailFigures(language);
  const when = instant(page.startAt);
  return customerMail(identity, told, {
    name: "confirmed",
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      {
        kind: "text",
        text: page.dueNow > 0 ? words.due(when, euros(page.dueNow)) : words.final(when),
      },
      ...payParts(told, language),
      ...restParts(told, language),
      ...waitingPart(told, language),
      ridePart(page, language),
      ...moneyParts(page, language),
      ...(told.proof ? proofParts(page, language) : []),
      ...bookingLinks(told, language),
      ...termsPart(told, language),
    ],
    attachments: [
      ...proofFile(told, language),
      ...calendarAttachment(page.reference, page.calendarFile),
      ...(told.terms ? [told.terms] : []),
    ],
  });
};

/** How long the chauffeur waits for a flight or a train (§9 Lateness tolerance). */
export function waitingPart(
  { page }: BookingNotice,
  language: MailIdentity["language"],
): MailPart[] {
  const { waiting } = mailWordsBooking[language];
  const { flightNumber, trainNumber } = page.travel;
  if (flightNumber) return [{ kind: "text", text: waiting.FLIGHT }];
  return trainNumber ? [{ kind: "text", text: waiting.TRAIN }] : [];
}
