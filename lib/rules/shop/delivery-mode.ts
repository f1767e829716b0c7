import type { DeliveryMode } from "@/lib/contract/order-status";
import type { CarrierOffer, DeliveryType } from "@/lib/contract/shipping";

/**
 * Returns the way an order is handed over (§4): home delivery by a carrier that offers it,
 * collecting, or no parcel at all; any other order waits at a pickup point.
 */
export function deliveryMode(choice: {
  deliveryType: DeliveryType;
  carrier: Pick<CarrierOffer, "deliveryType"> | null;
}): DeliveryMode {
  const { deliveryType, carrier } = choice;
  if (deliveryType === "delivery" && carrier?.deliveryType === "DELIVERY") return "DELIVERY";
  if (deliveryType === "clickAndCollect") return "CLICK_AND_COLLECT";
  return deliveryType === "no_delivery" ? "NO_DELIVERY" : "PICKUP";
}
