/** Time and number of uses of a code; null for always and for any number. */
export interface DiscountTerms {
  /** False for a stopped code. */
  isActive: boolean;
  from: Date | null;
  until: Date | null;
  minimumCents: number;
  mostUses: number | null;
  mostUsesPerPerson: number | null;
  /** Uses so far, by anybody. */
  uses: number;
}

export type DiscountError =
  | "DISCOUNT_NOT_YET"
  | "DISCOUNT_EXPIRED"
  | "DISCOUNT_MINIMUM"
  | "DISCOUNT_USED_UP"
  | "DISCOUNT_ALREADY_USED";

/**
 * Returns the reason why a code does not apply, its dates before all else; null when it does (terms
 * of sale, 5).
 * @param order.subtotalCents of the products, VAT included, before any discount
 * @param order.usesOfPerson uses so far by the customer; 0 for one not known yet
 */
export function discountError(
  { isActive, from, until, minimumCents, mostUses, mostUsesPerPerson, uses }: DiscountTerms,
  order: { subtotalCents: number; now: Date; usesOfPerson: number },
): DiscountError | null {
  if (!isActive) return "DISCOUNT_EXPIRED";
  if (from && order.now < from) return "DISCOUNT_NOT_YET";
  if (until && order.now > until) return "DISCOUNT_EXPIRED";
  if (mostUses !== null && uses >= mostUses) return "DISCOUNT_USED_UP";
  if (mostUsesPerPerson !== null && order.usesOfPerson >= mostUsesPerPerson) {
    return "DISCOUNT_ALREADY_USED";
  }
  return order.subtotalCents < minimumCents ? "DISCOUNT_MINIMUM" : null;
}
