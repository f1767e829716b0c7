import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/write-mail";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { mailWordsBooking } from "./booking-mail-words";
import type { CustomerMail } from "./booking-notice";
import { bookingLinks } from "./booking-notice-links";
import { ridePart } from "./booking-parts";

/** Tells that force majeure holds the ride up, and what its customer may do meanwhile. */
export const suspended: CustomerMail = (identity, told) => {
  const { language } = identity;
  const { page } = told;
  const words = mailWordsBooking[language].suspended;
  return customerMail(identity, told, {
    name: "suspended",
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      { kind: "text", text: words.text(mailFigures(language).instant(page.startAt)) },
      ...(page.may.change ? [{ kind: "text", text: words.mayChange } satisfies MailPart] : []),
      ...(page.may.cancel ? [{ kind: "text", text: words.mayCancel } satisfies MailPart] : []),
      ridePart(page, language),
      ...bookingLinks(told, language),
    ],
  });
};

/** Tells that force majeure is over: the ride takes place. */
export const resumed: CustomerMail = (identity, told) => {
  const { language } = identity;
  const { page } = told;
  const words = mailWordsBooking[language].resumed;
  return customerMail(identity, told, {
    name: "resumed",
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      { kind: "text", text: words.text(mailFigures(language).instant(page.startAt)) },
      ridePart(page, language),
      ...bookingLinks(told, language),
    ],
  });
};
