import type { ProductType } from "@/lib/contract/product";
import type { Capacity } from "./unit-price";

export interface BottleLine extends Capacity {
  type: ProductType;
  quantity: number;
  /** Bottles in a box. */
  sellByMultipleOf: number;
}

/** A smaller bottle counts as half (§9). */
const SMALL = { LITER: 0.75, CENTILITRE: 75 } as const;

/**
 * Counts the bottles of a cart for free shipping and the limits of a parcel (§5): wine its
 * quantity, boxes theirs times their bottles, half of that for small bottles; rounded down.
 */
export const countedBottles = (lines: BottleLine[]): number =>
  Math.floor(lines.reduce((sum, line) => sum + bottlesOf(line) * (isSmall(line) ? 0.5 : 1), 0));

function bottlesOf({ type, quantity, sellByMultipleOf }: BottleLine): number {
  if (type === "OTHER") return 0;
  return type === "BOX" ? quantity * sellByMultipleOf : quantity;
}

const isSmall = ({ capacity, capacityUnit }: Capacity): boolean =>
  capacity !== null && capacityUnit !== null && capacity < SMALL[capacityUnit];
