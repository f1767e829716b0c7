import type { CarrierOffer } from "@/lib/contract/shipping";

/** Finds the cheapest carrier to the door, which asks for nothing more to be chosen. */
export function usualCarrier(offers: CarrierOffer[]): CarrierOffer | null {
  const toTheDoor = offers.filter(({ deliveryType }) => deliveryType !== "PICKUP");
  return toTheDoor.toSorted((one, other) => one.price - other.price)[0] ?? null;
}
