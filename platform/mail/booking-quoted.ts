import { mailWordsBooking } from "@/platform/words/mail-words";
import { dueKind, pricePart, ridePart } from "./booking-parts";
import type { CustomerMail } from "./booking-told";
import { customerMail, paperFiles } from "./customer-mail";
import { mailFigures } from "./mail-figures";
import type { MailPart } from "./write-mail";

/** Tells that a request has come in, and what follows. */
export const requested: CustomerMail = (identity, told) => {
  const { language } = identity;
  const { page, links } = told;
  const words = mailWordsBooking[language];
  return customerMail(identity, told, {
    name: "requested",
    subject: words.requested.subject(page.reference),
    title: words.requested.title,
    parts: [
      { kind: "text", text: words.requested.text },
      ridePart(page, language),
      ...(page.message ? [{ kind: "quote", text: page.message } satisfies MailPart] : []),
      {
        kind: "links",
        links: [
          [words.seeRequest, links.booking],
          [words.contact, links.contact],
        ],
      },
    ],
  });
};

/** Offers a ride at a price, to be accepted by paying. */
export const quote: CustomerMail = (identity, told, { note }) => {
  const { language } = identity;
  const { page, links, papers } = told;
  const words = mailWordsBooking[language];
  const { euros, lastDay } = mailFigures(language);
  const kind = dueKind(page);
  const validUntil = papers.find(({ data }) => data.validUntil)?.data.validUntil ?? page.payUntil;
  const text = words.quote.text(euros(page.total), validUntil && lastDay(validUntil));
  const accept: MailPart[] =
    links.pay && kind !== "NOTHING"
      ? [{ kind: "button", label: words.quote.accept[kind](euros(page.dueNow)), url: links.pay }]
      : [];
  return customerMail(identity, told, {
    name: "quote",
    subject: words.quote.subject(page.reference),
    title: words.quote.title,
    parts: [
      { kind: "text", text },
      ...(note ? [{ kind: "quote", text: note } satisfies MailPart] : []),
      ...accept,
      ...(kind === "DEPOSIT" ? [{ kind: "text", text: words.isDeposit } satisfies MailPart] : []),
      ridePart(page, language),
      pricePart(page, language),
      {
        kind: "rows",
        rows: [
          [words.emissions, words.emissionsValue(mailFigures(language).number(page.emissionsKg))],
        ],
      },
      {
        kind: "links",
        links: [
          [words.seeRequest, links.booking],
          [words.contact, links.contact],
        ],
      },
    ],
    attachments: paperFiles(told),
  });
};
