import { percentOf } from "@/lib/rules/money/cents";

/** Discount of a code: percent off, cents off, or the delivery. */
export interface DiscountGift {
  kind: "PERCENT" | "AMOUNT" | "FREE_SHIPPING";
  percent?: number | null;
  amountCents?: number | null;
}

/** Discount on some products, in cents, and whether it pays for their delivery. */
export interface DiscountOn {
  onProductsCents: number;
  isFreeShipping: boolean;
}

/** Returns a code's discount on products of that sum in cents, VAT included; at most the sum. */
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
