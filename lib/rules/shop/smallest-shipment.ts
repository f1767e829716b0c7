import { type BottleLine, countedBottles } from "./counted-bottles";
import { type ShippingLimits, shippingError } from "./shipping-limits";

/** Most units that a parcel is tried with: limits that allow none of so many are a mistake. */
const MOST_TRIED = 1_000;

/** Returns the fewest units that may be shipped alone; undefined where no number may. */
export function smallestShipment(
  unit: Omit<BottleLine, "quantity">,
  limits: ShippingLimits,
): number | undefined {
  for (let quantity = 1; quantity <= MOST_TRIED; quantity += 1) {
    if (shippingError(countedBottles([{ ...unit, quantity }]), limits) === null) return quantity;
  }
  return undefined;
}
