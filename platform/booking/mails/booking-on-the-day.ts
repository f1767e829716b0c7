import { placeLine } from "@/lib/rules/booking/place-line";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/write-mail";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { documentAttachments } from "@/platform/purchase/notice/document-attachments";
import { proofFile } from "./booking-attachments";
import { waitingPart } from "./booking-confirmed";
import { mailWordsBooking } from "./booking-mail-words";
import type { CustomerMail } from "./booking-notice";
import { bookingLinks, seeLinks } from "./booking-notice-links";
import { restOf, ridePart } from "./booking-parts";
import { payRestParts } from "./pay-parts";

/** Says the day before when and where, in what, and whom to call. */
export const reminder: CustomerMail = (identity, told) => {
  const { language, phone } = identity;
  const { page, links } = told;
  const words = mailWordsBooking[language].reminder;
  const { euros, instant } = mailFigures(language);
  const rest = restOf(page);
  const when = instant(page.startAt);
  const pay: MailPart[] = links.pay
    ? [
        {
          kind: "links",
          links: [[mailWordsBooking[language].payBalance(euros(rest)), links.pay]],
        },
      ]
    : [];
  return customerMail(identity, told, {
    name: "reminder",
    // Whose day is moved is reminded of the new one.
    once: page.startAt,
    subject: words.subject(when),
    title: words.title,
    parts: [
      { kind: "text", text: words.text(when, placeLine(page.pickup)) },
      ...waitingPart(told, language),
      ...(rest > 0
        ? [{ kind: "text", text: words.rest(euros(rest)) } satisfies MailPart, ...pay]
        : []),
      ridePart(page, language),
      ...bookingLinks(told, language),
    ],
    closing: phone ? words.phone(phone) : undefined,
    attachments: proofFile(told, language),
  });
};

/** Thanks, with the invoice, and asks for a review where the site has a page for it. */
export const done: CustomerMail = (identity, told) => {
  const { language, reviewUrl } = identity;
  const { page } = told;
  const words = mailWordsBooking[language].done;
  const { euros } = mailFigures(language);
  const rest = restOf(page);
  const owed: MailPart[] = rest > 0 ? [{ kind: "text", text: words.rest(euros(rest)) }] : [];
  const review: MailPart[] = reviewUrl
    ? [
        { kind: "text", text: words.review },
        { kind: "button", label: words.reviewLink, url: reviewUrl },
      ]
    : [];
  return customerMail(identity, told, {
    name: "done",
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      { kind: "text", text: words.text },
      ...owed,
      ...payRestParts(told, language),
      ...review,
      ridePart(page, language),
      seeLinks(told, language, words.seeBooking),
    ],
    attachments: documentAttachments(told),
  });
};
