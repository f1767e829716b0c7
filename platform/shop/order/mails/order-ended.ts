import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import type { OrderLack } from "@/lib/rules/shop/order-return";
import { mailFigures } from "@/platform/mail/mail-figures";
import { rowsOf } from "@/platform/mail/mail-rows";
import type { MailPart } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";
import { orderMail } from "./order-mail";
import { mailWordsOrder } from "./order-mail-words";
import type { OrderDetails, OrderMail, OrderNoticeData } from "./order-notice";
import { sayOrderOutcome } from "./order-outcome-words";
import { orderRefundDay, withdrawnAt } from "./order-refund-day";

/** Days in which what one withdraws from is sent back (Code de la consommation, L221-23). */
const RETURN_DAYS = 14;

/** Tells why an order is cancelled, what one gets back, by when and why. */
export const cancelled: OrderMail = (identity, told, details) => {
  const { language } = identity;
  const words = mailWordsOrder[language];
  const { page, returnEnds } = told;
  const reason = page.cancelReason && words.reason[page.cancelReason];
  const again = page.may.pay && words.payAgain(mailFigures(language).instant(returnEnds));
  const text = [reason, again].filter(Boolean).join(" ");
  return orderMail(identity, told, {
    name: "cancelled",
    words: page.cancelReason === "CARD_REFUSED" ? words.cardRefused : words.cancelled,
    parts: [
      ...(text ? [{ kind: "text", text } satisfies MailPart] : []),
      ...(details.note ? [{ kind: "quote", text: details.note } satisfies MailPart] : []),
      ...moneyBack(told, details, language),
    ],
  });
};

/** Tells that nobody has paid, and until when one still can as long as there is stock. */
export const expired: OrderMail = (identity, told) => {
  const { language } = identity;
  const words = mailWordsOrder[language].expired;
  const again: MailPart[] = told.page.may.pay
    ? [
        { kind: "text", text: words.again(mailFigures(language).instant(told.returnEnds)) },
        { kind: "button", label: words.button, url: told.links.page },
      ]
    : [];
  return orderMail(identity, told, {
    name: "expired",
    words,
    parts: [{ kind: "text", text: words.text }, ...again],
  });
};

/**
 * Acknowledges a withdrawal, with what was declared and when, on a durable medium (Code de la
 * consommation, L221-21), and says how to send back what was sent.
 */
export const withdrawn: OrderMail = (identity, told, details) => {
  const { language } = identity;
  const { page } = told;
  const words = mailWordsOrder[language].withdrawn;
  const { instant, day } = mailFigures(language);
  const since = withdrawnAt(page);
  const at = instant(since);
  const { firstname, lastname, email } = page.customer;
  const until = day(daysLater(parisDate(new Date(since)), RETURN_DAYS));
  const how: MailPart[] =
    page.status === "RETURNING"
      ? [{ kind: "text", text: words.how(told.returnAddress, until) }]
      : [];
  return orderMail(identity, told, {
    name: "withdrawn",
    words,
    parts: [
      { kind: "text", text: words.text(at) },
      {
        kind: "quote",
        title: words.statementTitle,
        text: words.statement(page.reference, instant(page.orderedAt)),
      },
      {
        kind: "rows",
        rows: rowsOf([
          [words.name, `${firstname} ${lastname}`],
          [words.email, email],
          [words.contract, page.reference],
          [words.sentAt, at],
        ]),
      },
      ...moneyBack(told, details, language),
      ...how,
    ],
  });
};

/** Tells that what was sent back has arrived, and what goes back for it. */
export const returned: OrderMail = (identity, told, details) => {
  const { language } = identity;
  const words = mailWordsOrder[language].returned;
  return orderMail(identity, told, {
    name: "returned",
    words,
    parts: [{ kind: "text", text: words.text }, ...moneyBack(told, details, language)],
  });
};

/** Apologises for a payment that came when the bottles were sold, and says that it goes back. */
export const stockLost: OrderMail = (identity, told, { amountCents = 0 }) => {
  const words = mailWordsOrder[identity.language].stockLost;
  const text = words.text(mailFigures(identity.language).euros(eurosFromCents(amountCents)));
  return paidInVain(identity, told, { name: "stock-lost", words, text });
};

/** Tells that what was paid too much, or for an order that had ended, goes back. */
export const surplusRefunded: OrderMail = (identity, told, { amountCents = 0, lack }) => {
  const words = mailWordsOrder[identity.language].surplusRefunded;
  const amount = mailFigures(identity.language).euros(eurosFromCents(amountCents));
  const { status } = told.page;
  const isOver = status === "CANCELLED" || status === "EXPIRED";
  const lacks: Partial<Record<OrderLack, string>> = words.lack;
  const text = [isOver ? words.afterEnd(amount) : words.text(amount), lack && lacks[lack]]
    .filter(Boolean)
    .join(" ");
  return paidInVain(identity, told, { name: "surplus-refunded", words, text });
};

function paidInVain(
  identity: MailIdentity,
  told: OrderNoticeData,
  { text, ...mail }: Pick<Parameters<typeof orderMail>[2], "name" | "words"> & { text: string },
) {
  const { refundBy } = mailWordsOrder[identity.language];
  const when = refundBy(orderRefundDay(told.page, identity.language));
  const parts: MailPart[] = [
    { kind: "text", text },
    { kind: "text", text: when },
  ];
  return orderMail(identity, told, { ...mail, parts });
}

/** What one gets back and why, as it was said before the click, and by when. */
function moneyBack(
  { page, papers }: OrderNoticeData,
  { amountCents = 0, why }: OrderDetails,
  language: MailIdentity["language"],
): MailPart[] {
  const words = mailWordsOrder[language];
  const sentences = [
    why && sayOrderOutcome({ refundCents: amountCents, why }, language),
    amountCents > 0 &&
      page.status === "CANCELLED" &&
      words.refundBy(orderRefundDay(page, language)),
    papers.length > 0 && words.creditNote,
  ].filter(Boolean);
  return sentences.length > 0 ? [{ kind: "text", text: sentences.join(" ") }] : [];
}
