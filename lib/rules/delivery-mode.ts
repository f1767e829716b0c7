import type { DeliveryMode } from "@/lib/contract/order";

/**
 * How an order is delivered (§4): to the door by a carrier that goes there, collected, not at all,
 * else at an access point.
 * @param carrier what the carrier that was chosen does; null while none is
 */
export function deliveryMode(
  deliveryType: "delivery" | "clickAndCollect" | "no_delivery" | null,
  carrier: "DELIVERY" | "PICKUP" | null,
): DeliveryMode {
  if (deliveryType === "delivery" && carrier === "DELIVERY") return "DELIVERY";
  if (deliveryType === "clickAndCollect") return "CLICK_AND_COLLECT";
  if (deliveryType === "no_delivery") return "NO_DELIVERY";
  return "PICKUP";
}
