import type { BottleLine } from "./counted-bottles";
import type { ShippingLimits } from "./shipping-limits";
import { smallestShipment } from "./smallest-shipment";

/**
 * Proposes how many to order of what leaves by cartons: the smallest, twice and four times as much.
 * Nothing for what is sent singly, or not at all.
 */
export function orderSizes(unit: Omit<BottleLine, "quantity">, limits: ShippingLimits): number[] {
  // Whatever is no bottle is not counted, and goes with anything.
  const fewest = unit.type === "OTHER" ? 1 : (smallestShipment(unit, limits) ?? 1);
  if (fewest < 2) return [];
  const { maximum } = limits;
  return [fewest, fewest * 2, fewest * 4].filter((pieces) => !maximum || pieces <= maximum);
}
