import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/write-mail";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { documentAttachments } from "@/platform/purchase/notice/document-attachments";
import { mailWordsBooking } from "./booking-mail-words";
import type { CustomerMail } from "./booking-notice";
import { seeLinks } from "./booking-notice-links";
import { emissionsPart, pricePart, ridePart } from "./booking-parts";
import { payParts } from "./pay-parts";

/** Tells that a request has come in, and what follows. */
export const requested: CustomerMail = (identity, told) => {
  const { language } = identity;
  const { page } = told;
  const words = mailWordsBooking[language];
  return customerMail(identity, told, {
    name: "requested",
    subject: words.requested.subject(page.reference),
    title: words.requested.title,
    parts: [
      { kind: "text", text: words.requested.text },
      ridePart(page, language),
      ...(page.message ? [{ kind: "quote", text: page.message } satisfies MailPart] : []),
      seeLinks(told, language, words.seeRequest),
    ],
  });
};

/** Offers a ride at a price, to be accepted by paying. */
export const quote: CustomerMail = (identity, told, { note }) => {
  const { language } = identity;
  const { page, papers } = told;
  const words = mailWordsBooking[language];
  const { euros, lastDay } = mailFigures(language);
  const validUntil = papers.find(({ data }) => data.validUntil)?.data.validUntil ?? page.payUntil;
  const text = words.quote.text(euros(page.total), validUntil && lastDay(validUntil));
  return customerMail(identity, told, {
    name: "quote",
    subject: words.quote.subject(page.reference),
    title: words.quote.title,
    parts: [
      { kind: "text", text },
      ...(note ? [{ kind: "quote", text: note } satisfies MailPart] : []),
      ...payParts(told, language, words.quote.accept),
      ridePart(page, language),
      pricePart(page, language),
      emissionsPart(page, language),
      seeLinks(told, language, words.seeRequest),
    ],
    attachments: documentAttachments(told),
  });
};
