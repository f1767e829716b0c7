import { mailWordsBooking } from "@/platform/words/mail-words";
import { dueKind, moneyPart, pricePart, proofParts, ridePart } from "./booking-parts";
import type { CustomerMail } from "./booking-told";
import {
  bookingLinks,
  calendarAttachment,
  customerMail,
  payParts,
  proofFile,
} from "./customer-mail";
import { mailFigures } from "./mail-figures";

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
      moneyPart(page, language),
      ...(told.proof ? proofParts(page, language) : []),
      ...bookingLinks(told, language),
    ],
    attachments: [
      ...proofFile(told, language),
      ...calendarAttachment(page.reference, page.calendarFile),
    ],
  });
};
