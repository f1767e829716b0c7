import type { ProductVariation } from "@/lib/contract/product";

/** Writes a declination's name (§3): 'label : value' by display label, joined by ' - '. */
export const declinationName = (variations: ProductVariation[]): string =>
  variations
    .map(({ label, displayLabel, value }) => `${displayLabel || label} : ${value}`)
    .join(" - ");
