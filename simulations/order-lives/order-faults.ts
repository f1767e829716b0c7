import { nextOrderStatus, type OrderEvent } from "@/lib/rules/shop/order-state";
import type { OrderBooks } from "./order-books";

type OrderRow = OrderBooks["orders"][number];

/**
 * Lists the faults in the books of orders, at any time; none when all is well.
 * @param back the ids of the lines that the company has put back on sale
 */
export function lifeFaults(books: OrderBooks, inCellar: number, back: Set<number>): string[] {
  return [
    ...stockFaults(books, inCellar, back),
    ...discountFaults(books),
    ...books.orders.flatMap((order) => [
      ...moneyFaults(books, order),
      ...historyFaults(books, order),
    ]),
  ].map((fault) => fault.trim());
}

/** Tells whether an order's goods have left the cellar: they do not come back by themselves. */
const hasLeft = ({ shippedAt, deliveredAt }: OrderRow) =>
  shippedAt !== null || deliveredAt !== null;
const isOver = ({ status }: OrderRow) => status === "EXPIRED" || status === "CANCELLED";

/** Tells whether an ended order's goods were missing or left: only the company puts them back. */
const isGone = (order: OrderRow) =>
  isOver(order) && (hasLeft(order) || order.cancelReason === "OUT_OF_STOCK");

/** Checks that every unit is in the cellar, held by one order, or gone. */
function stockFaults(
  { orders, lines, stocks }: OrderBooks,
  inCellar: number,
  back: Set<number>,
): string[] {
  const holding = orders.filter(({ holdsStock }) => holdsStock).map(({ id }) => id);
  const ended = orders.filter(isGone).map(({ id }) => id);
  const units = lines
    .filter(({ idStock }) => idStock !== null)
    .filter(
      ({ id, idOrder }) => holding.includes(idOrder) || (ended.includes(idOrder) && !back.has(id)),
    )
    .reduce((sum, { quantity, stockUnits }) => sum + quantity * stockUnits, 0);
  const stock = stocks.reduce((sum, { quantity }) => sum + quantity, 0);
  const faults =
    stock + units === inCellar ? [] : [`${stock} are left and ${units} are held or gone`];
  for (const order of orders) {
    if (order.holdsStock === isOver(order)) {
      faults.push(`${order.status} ${order.holdsStock ? "holds" : "does not hold"} its stock`);
    }
  }
  return faults;
}

/** Checks that a code counts the orders that are not over, and no other. */
function discountFaults({ orders, uses, discounts }: OrderBooks): string[] {
  return discounts.flatMap(({ id, code, uses: counted }) => {
    const those = orders.filter((order) => order.discountCode === code && !isOver(order)).length;
    const written = uses.filter(({ idDiscount }) => idDiscount === id).length;
    return those === counted && written === counted
      ? []
      : [`${code}: ${those} orders, ${written} uses, ${counted} counted`];
  });
}

/** Checks that a payment is kept or refunded, and that the kept sum is the price, or nothing. */
function moneyFaults({ payments, refunds }: OrderBooks, order: OrderRow): string[] {
  const { id, status, cancelReason, totalCents } = order;
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
  const paid = payments.filter((payment) => payment.idOrder === id && payment.status === "PAID");
  const back = sum(refunds.filter((refund) => refund.idOrder === id).map((one) => one.amountCents));
  const written = sum(paid.map(({ refundedCents }) => refundedCents));
  const keptCents = sum(paid.map(({ amountCents }) => amountCents)) - back;
  const faults = back === written ? [] : [`${back} go back, ${written} are written`];
  const isWithheld = cancelReason === "WITHDRAWN" && hasLeft(order);
  const most = isWithheld ? 350 : 0;
  const isRight =
    isOver(order) || status === "AWAITING_PAYMENT"
      ? keptCents >= 0 && keptCents <= most
      : keptCents === totalCents;
  if (!isRight) faults.push(`${keptCents} are kept of ${totalCents}, and it is ${status}`);
  return faults;
}

/** Checks that each line of a history follows from the one before. */
function historyFaults({ events }: OrderBooks, order: OrderRow): string[] {
  const orderEvents = events.filter(({ idOrder }) => idOrder === order.id);
  const faults: string[] = [];
  for (const [index, { sequence, event, status }] of orderEvents.entries()) {
    const before = orderEvents[index - 1]?.status;
    const isNote = ["PAYMENT", "REFUND", "RETURN"].includes(event);
    const expected =
      before === undefined
        ? "AWAITING_PAYMENT"
        : isNote
          ? before
          : nextOrderStatus(before, event as OrderEvent);
    if (sequence !== index || status !== expected) {
      faults.push(`${event} leads from ${before} to ${status}`);
    }
  }
  const last = orderEvents.at(-1);
  if (last?.status !== order.status || order.version !== orderEvents.length - 1) {
    faults.push(`${order.status} is not where its history ends`);
  }
  return faults;
}

/** Lists the faults that show once nothing waits any more. */
export function unfinished(books: OrderBooks): string[] {
  const { orders, payments, refunds, atTheBank, mails } = books;
  const faults: string[] = [];
  for (const { status } of orders) {
    if (status === "AWAITING_PAYMENT" || status === "SHIPPED") faults.push(`it ends ${status}`);
  }
  for (const { method, status, gatewayId, refundedCents } of payments) {
    if (status === "OPEN" || status === "UNDER_WAY") faults.push(`a payment ends ${status}`);
    const there = atTheBank.find(({ id }) => id === gatewayId);
    if (method !== "TEST" || !there) continue;
    if ((there.status === "PAID") !== (status === "PAID")) {
      faults.push(`the bank says ${there.status}, and we ${status}`);
    }
    if (there.refundedCents !== refundedCents) faults.push("the bank gave another amount back");
  }
  const mailed = (name: string) =>
    mails.filter(({ event, recipient }) => {
      const parts = event.split(":");
      return parts.includes(name) && recipient.startsWith("anne@");
    }).length;
  const lostCount = refunds.filter(({ reason }) => reason === "STOCK_LOST").length;
  if (mailed("stock-lost") !== lostCount)
    faults.push(`${lostCount} were lost, ${mailed("stock-lost")} told`);
  const vain = refunds.filter(
    ({ reason }) => reason === "CANCELLED" || reason === "SURPLUS",
  ).length;
  const mailCount = mailed("surplus-refunded");
  if (mailCount !== vain) faults.push(`${vain} were paid in vain, ${mailCount} told`);
  if (new Set(mails.map(({ event }) => event)).size !== mails.length) faults.push("told twice");
  return faults;
}
