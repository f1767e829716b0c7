import { eurosFromCents } from "@/lib/rules/money/cents";
import { mailFigures } from "@/platform/mail/mail-figures";
import { mailWordsOrderCompany as words } from "./mail-words-order-company";
import { orderNotice } from "./order-mail";
import type { OrderNotice } from "./order-notice";
import { orderRefundDay, withdrawnAt } from "./order-refund-day";

const { euros, instant, lastDay } = mailFigures("fr_FR");

/** An order has come in. */
export const receivedNotice: OrderNotice = (identity, told) => {
  const { page } = told;
  const { received } = words;
  const [due, until] = [euros(page.dueNow), page.payUntil && lastDay(page.payUntil)];
  const text = page.dueNow > 0 ? received[page.paymentMethod](due, until) : received.NOTHING;
  const subject = received.subject(page.reference, euros(page.total));
  return orderNotice(identity, told, { name: "received", subject, title: received.title, text });
};

/** It is paid, or costs nothing: there is something to do. */
export const paidNotice: OrderNotice = (identity, told, { amountCents = 0 }) => {
  const { page } = told;
  const { next, button, free, ...paid } = words.paid;
  const amount = euros(eurosFromCents(amountCents));
  const { subject, title, text } = amountCents > 0 ? { ...paid, text: paid.text(amount) } : free;
  return orderNotice(identity, told, {
    ...{ name: "paid", title, button, subject: subject(page.reference) },
    text: `${text} ${next[page.mode]}`,
  });
};

/** An order was cancelled, not by the company itself. */
export const cancelledNotice: OrderNotice = (identity, told) => {
  const { subject, title, text } = words.cancelled;
  const { reference } = told.page;
  return orderNotice(identity, told, {
    name: "cancelled",
    subject: subject(reference),
    title,
    text,
  });
};

/** What was paid to the account goes back from it, which only the company can do. */
export const refundByHandNotice: OrderNotice = (identity, told, { amountCents = 0 }) => {
  const { reference } = told.page;
  const { subject, title, text } = words.refundByHand;
  const amount = euros(eurosFromCents(amountCents));
  return orderNotice(identity, told, {
    ...{ name: "refund-by-hand", title, subject: subject(reference, amount) },
    text: text(amount, orderRefundDay(told.page, "fr_FR")),
  });
};

/** The customer has withdrawn: nothing shall be sent, or something comes back. */
export const withdrawnNotice: OrderNotice = (identity, told) => {
  const { page } = told;
  const { subject, title, ...what } = words.withdrawn;
  const unsent = page.mode === "NO_DELIVERY" ? what.neverSent : what.atOnce;
  const text = page.status === "RETURNING" ? what.toReturn : unsent;
  return orderNotice(identity, told, {
    ...{ name: "withdrawn", subject: subject(page.reference), title },
    text: text(instant(withdrawnAt(page))),
  });
};
