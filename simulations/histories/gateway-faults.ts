import { type Books, sum } from "./books";

/** Lists the differences between our books and the gateway's, once everything has arrived. */
export function gatewayFaults(books: Books): string[] {
  const faults: string[] = [];
  const must = (isSo: boolean, what: string) => {
    if (!isSo) faults.push(what);
  };
  for (const { id, status, amountCents, refundedCents } of books.gatewayPayments) {
    const ours = books.payments.find(({ gatewayId }) => gatewayId === id);
    must(
      (status === "PAID") === (ours?.status === "PAID"),
      `${id} is ${status} at the gateway, and ${ours?.status ?? "nothing"} with us`,
    );
    if (!ours) continue;
    must(ours.amountCents === amountCents, `${id} is about ${amountCents}, ${ours.amountCents}`);
    must(ours.refundedCents === refundedCents, `${id} gave ${refundedCents} back`);
    const givenBackCents = sum(
      books.gatewayRefunds.filter(({ idGatewayPayment }) => idGatewayPayment === id),
      (one) => one.amountCents,
    );
    must(
      givenBackCents === refundedCents,
      `${id} counts ${refundedCents} given back, and not ${givenBackCents}`,
    );
  }
  for (const { id, method, status, gatewayId } of books.payments) {
    must(status !== "OPEN" && status !== "UNDER_WAY", `payment ${id} is ${status} for ever`);
    must(method !== "TEST" || status !== "PAID" || gatewayId !== null, `${id} was paid nowhere`);
  }
  for (const { id, idPayment, doneAt } of books.refunds) {
    const method = books.payments.find((payment) => payment.id === idPayment)?.method;
    must(method !== "TEST" || doneAt !== null, `refund ${id} was never made`);
  }
  for (const { id, kind, lastError } of books.deadlines.filter(({ diedAt }) => diedAt)) {
    must(false, `deadline ${id} (${kind}) was given up: ${lastError}`);
  }
  return faults;
}
