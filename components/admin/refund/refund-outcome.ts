import type { RefundPage } from "@/lib/contract/admin/refund";
import { refundSplit } from "@/lib/rules/money/refund-split";

/**
 * Calculates the effects of giving back an amount in euros: the part taken off the monthly invoice
 * of a ride, which comes first, the part that goes back by the gateway, the part by hand, and the
 * rest of the paid sum; undefined for an amount that cannot be given back.
 */
export function refundOutcome(
  { left, onInvoice, payments }: RefundPage,
  amount: number,
): { offInvoice: number; byCard: number; byHand: number; left: number } | undefined {
  const allCents = Math.round(amount * 100);
  const invoiceCents = Math.round(onInvoice * 100);
  const leftCents = Math.round(left * 100);
  if (!(amount > 0) || allCents > leftCents + invoiceCents) return undefined;
  const offInvoiceCents = Math.min(allCents, invoiceCents);
  const cents = allCents - offInvoiceCents;
  const refundable = payments.map((payment) => ({
    ...payment,
    leftCents: Math.round(payment.left * 100),
  }));
  const { parts } = refundSplit(refundable, cents);
  const byHand = parts
    .filter(({ payment }) => !payment.isByGateway)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    offInvoice: offInvoiceCents / 100,
    byCard: (cents - byHand) / 100,
    byHand: byHand / 100,
    left: (leftCents - cents) / 100,
  };
}
