import type { DeliveryMode } from "@/lib/contract/order-status";
import type { CarrierOffer, DeliveryType } from "@/lib/contract/shipping";

/**
 * How an order is handed over (§4): brought home by a carrier that does so, collected, or in no
 * parcel at all; whatever else is on its way waits at a pickup point.
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
