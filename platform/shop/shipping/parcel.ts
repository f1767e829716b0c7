import { countedBottles } from "@/lib/rules/shop/counted-bottles";
import type { ShopLine } from "@/platform/shop/catalogue/shop-lines";

export interface Parcel {
  grams: number;
  /** As `countedBottles` counts them (§5). */
  bottles: number;
  /** False for glasses, jars and books: the limits of bottles do not apply to them. */
  hasBottles: boolean;
}

/** Weighs the parcel of some lines; null when none of them has shipping fees. */
export function parcelOf(lines: ShopLine[]): Parcel | null {
  const carried = lines.filter(({ declination }) => declination.hasShippingFees);
  if (carried.length === 0) return null;
  return {
    grams: carried.reduce(
      (sum, { quantity, declination }) => sum + quantity * declination.weightGrams,
      0,
    ),
    bottles: bottlesOf(carried),
    hasBottles: carried.some(({ product }) => product.type !== "OTHER"),
  };
}

/** Counts the bottles for free shipping and for the limits of a parcel (§5). */
export const bottlesOf = (lines: ShopLine[]): number =>
  countedBottles(
    lines.map(({ quantity, product, declination }) => ({
      quantity,
      type: product.type,
      capacity: declination.capacity,
      capacityUnit: declination.capacityUnit,
      sellByMultipleOf: declination.sellByMultipleOf,
    })),
  );
