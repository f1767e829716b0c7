import type { BookingStatus } from "@/lib/contract/booking-status";
import { vatIncludedIn } from "@/lib/rules/money/cents";
import type { FareItem } from "./fare";

/** What a booking costs and what of it is due before the ride; amounts in cents. */
interface Priced {
  lines: FareItem[];
  totalCents: number;
  vatCents: number;
  /** Percent. */
  vatRate: number;
  dueCents: number;
}

/**
 * The price of a booking of which an amount in cents is given back: one line lowers it, so
 * that what was given back is not asked for again, with what is due before the ride.
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
 * What of a refund credit notes have to cover, in cents. Once the ride is invoiced, all of it; before
 * that, what the deposit invoices claim beyond what is kept: the ride's invoice says the lowered price.
 */
export function creditForRefund(refund: {
  status: BookingStatus;
  refundCents: number;
  /** What the invoices still claim, less their credit notes. */
  claimedCents: number;
  /** Paid and not given back, this refund included. */
  keptCents: number;
}): number {
  const { status, refundCents, claimedCents, keptCents } = refund;
  if (status === "INVOICED") return Math.min(refundCents, claimedCents);
  return Math.max(0, Math.min(refundCents, claimedCents - keptCents));
}
