import { mailFigures } from "@/platform/mail/mail-figures";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { calendarAttachment, proofFile } from "./booking-attachments";
import { mailWordsBooking } from "./booking-mail-words";
import type { CustomerMail } from "./booking-notice";
import { bookingLinks, termsPart } from "./booking-notice-links";
import {
  dueKind,
  emissionsPart,
  moneyParts,
  pricePart,
  proofParts,
  ridePart,
} from "./booking-parts";
import { payParts } from "./pay-parts";

/** Tells what was booked, what is to be paid and until when, with the booking proof. */
export const received: CustomerMail = (identity, told) => {
  const { language } = identity;
  const { page } = told;
  const words = mailWordsBooking[language].received;
  const due = mailFigures(language).euros(page.dueNow);
  const kind = dueKind(page);
  return customerMail(identity, told, {
    name: "received",
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      { kind: "text", text: kind === "NOTHING" ? words.NOTHING : words[kind](due) },
      ...payParts(told, language),
      ridePart(page, language),
      pricePart(page, language),
      ...moneyParts(page, language),
      emissionsPart(page, language),
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
