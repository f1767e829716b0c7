import { percentOf } from "@/lib/rules/money/cents";

/** What a code gives: percent off, cents off, or the carriage. */
export interface DiscountGift {
  kind: "PERCENT" | "AMOUNT" | "FREE_SHIPPING";
  percent?: number | null;
  amountCents?: number | null;
}

/** What a code takes off some products, in cents, and whether it pays for their delivery. */
export interface DiscountOn {
  onProductsCents: number;
  isFreeShipping: boolean;
}

/** What a code gives on products of that sum in cents, VAT included: never more than they cost. */
export function discountOn(
  { kind, percent, amountCents }: DiscountGift,
  subtotalCents: number,
): DiscountOn {
  const discountCents =
    kind === "PERCENT" ? percentOf(subtotalCents, percent ?? 0) : (amountCents ?? 0);
  const isFreeShipping = kind === "FREE_SHIPPING";
  const onProductsCents = isFreeShipping ? 0 : Math.max(0, Math.min(discountCents, subtotalCents));
  return { onProductsCents, isFreeShipping };
}
