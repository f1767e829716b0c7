import type { ProductVariation } from "@/lib/contract/product";

/**
 * What a declination is called (§3): 'label : value', its variations joined by ' - '. A variation
 * is called by its display label where it has one.
 */
export const declinationName = (variations: ProductVariation[]): string =>
  variations
    .map(({ label, displayLabel, value }) => `${displayLabel || label} : ${value}`)
    .join(" - ");
