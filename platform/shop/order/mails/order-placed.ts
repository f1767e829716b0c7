import { randomUUID } from "node:crypto";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";
import { orderMail } from "./order-mail";
import { mailWordsOrder } from "./order-mail-words";
import type { OrderMail, OrderNoticeData } from "./order-notice";
import { transferParts } from "./order-parts";

/** Tells what was ordered and how it is paid, with the terms as a file to keep (L221-13). */
export const received: OrderMail = (identity, told) => {
  const { language } = identity;
  const { page, terms } = told;
  const words = mailWordsOrder[language];
  const due = mailFigures(language).euros(page.dueNow);
  return orderMail(identity, told, {
    name: "received",
    words: words.received,
    parts: [
      {
        kind: "text",
        text: page.dueNow > 0 ? words.received[page.paymentMethod](due) : words.received.NOTHING,
      },
      ...payParts(told, language),
      ...(terms ? [{ kind: "text", text: words.termsAttached } satisfies MailPart] : []),
    ],
    attachments: terms ? [terms] : [],
  });
};

/** Gives a new link to pay. */
export const payLink: OrderMail = (identity, told) => {
  const { language } = identity;
  const words = mailWordsOrder[language].payLink;
  const due = mailFigures(language).euros(told.page.dueNow);
  return orderMail(identity, told, {
    name: "pay-link",
    // A new link leaves the order as it is; one that is still good may be for an order held again.
    once: `${told.links.pay?.split("/").at(-1)} ${told.sequence}`,
    words,
    parts: [{ kind: "text", text: words.text(due) }, ...payParts(told, language)],
  });
};

/** Gives the link of the order to one who has lost it, each time that it is asked for. */
export const link: OrderMail = (identity, told) => {
  const words = mailWordsOrder[identity.language].link;
  return orderMail(identity, told, {
    name: "link",
    once: randomUUID(),
    words,
    parts: [
      { kind: "text", text: words.text },
      { kind: "button", label: words.button, url: told.links.page },
      { kind: "text", text: words.notMe },
    ],
  });
};

/** Tells that the money has come in, if there was any to pay, and what follows, with the invoice. */
export const paid: OrderMail = (identity, told, { amountCents = 0 }) => {
  const { language } = identity;
  const { page, papers } = told;
  const words = mailWordsOrder[language].paid;
  const amount = mailFigures(language).euros(eurosFromCents(amountCents));
  const said = amountCents > 0 ? { ...words, text: words.text(amount) } : words.free;
  const text = [said.text, words.next[page.mode], papers.length > 0 && words.invoice];
  return orderMail(identity, told, {
    name: "paid",
    words: said,
    parts: [{ kind: "text", text: text.filter(Boolean).join(" ") }],
  });
};

/** How what is due is paid: by card under a link, or to an account. */
function payParts(
  { page, links, returnEnds }: OrderNoticeData,
  language: MailIdentity["language"],
): MailPart[] {
  if (page.dueNow === 0) return [];
  if (page.transfer) return transferParts(page, language);
  if (!links.pay) return [];
  const words = mailWordsOrder[language];
  const { euros, instant } = mailFigures(language);
  const { payUntil } = page;
  const isBefore = payUntil && Date.parse(payUntil) < Date.parse(returnEnds);
  const text = [
    payUntil && words.payUntil(instant(payUntil)),
    isBefore && words.payAfter(instant(returnEnds)),
  ].filter(Boolean);
  return [
    { kind: "button", label: words.pay(euros(page.dueNow)), url: links.pay },
    ...(text.length > 0 ? [{ kind: "text", text: text.join(" ") } satisfies MailPart] : []),
  ];
}
