/** MINIMUM_EXPEDITION_BOTTLE, MAXIMUM_EXPEDITION_BOTTLE and BOTTLE_MULTIPLE; null for none. */
export interface ShippingLimits {
  minimum: number | null;
  maximum: number | null;
  multiple: number | null;
}

export type ShippingError = "TOO_FEW_BOTTLES" | "TOO_MANY_BOTTLES" | "NOT_A_MULTIPLE";

/** Returns the site's reason against shipping so many bottles (§3, §9); null for none. */
export function shippingError(
  bottles: number,
  { minimum, maximum, multiple }: ShippingLimits,
): ShippingError | null {
  if (minimum && bottles < minimum) return "TOO_FEW_BOTTLES";
  if (maximum && bottles > maximum) return "TOO_MANY_BOTTLES";
  if (multiple && bottles % multiple !== 0) return "NOT_A_MULTIPLE";
  return null;
}
