import type { BookingStatus } from "@/lib/contract/booking-status";
import { vatIncludedIn } from "@/lib/rules/money/cents";
import type { FareItem } from "./fare";

/** Price of a booking, and the sum due before the ride; amounts in cents. */
interface Priced {
  lines: FareItem[];
  totalCents: number;
  vatCents: number;
  /** Percent. */
  vatRate: number;
  dueCents: number;
}

/**
 * Lowers the price of a booking by a refund in cents: one line lowers it, so that the refund is not
 * asked for again, and the sum due before the ride follows.
 */
export function loweredPrice(
  { lines, totalCents, vatRate, dueCents }: Priced,
  amountCents: number,
): Omit<Priced, "vatRate"> {
  const lowered = totalCents - amountCents;
  const isOther = ({ code }: FareItem) => code !== "REDUCTION";
  const before = lines.find((line) => !isOther(line))?.amountCents ?? 0;
  return {
    lines: [...lines.filter(isOther), { code: "REDUCTION", amountCents: before - amountCents }],
    totalCents: lowered,
    vatCents: vatIncludedIn(lowered, vatRate),
    dueCents: Math.max(0, dueCents - amountCents),
  };
}

/**
 * Returns the part of a refund that credit notes have to cover, in cents. Once the ride is
 * invoiced, all of it; before that, the deposit invoices' claim beyond the kept sum: the ride's
 * invoice has the lowered price.
 */
export function creditForRefund(refund: {
  status: BookingStatus;
  refundCents: number;
  /** Claim of the invoices, less their credit notes. */
  claimedCents: number;
  /** Paid and not given back, this refund included. */
  keptCents: number;
}): number {
  const { status, refundCents, claimedCents, keptCents } = refund;
  if (status === "INVOICED") return Math.min(refundCents, claimedCents);
  return Math.max(0, Math.min(refundCents, claimedCents - keptCents));
}
