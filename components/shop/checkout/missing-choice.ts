import type { CheckoutState } from "@/stores/checkout-state";

/** Returns the first missing choice of the delivery, by its field of POST /order (§7), or null. */
export function missingChoice(
  state: Pick<
    CheckoutState,
    "deliveryType" | "city" | "carrier" | "accessPointAddress" | "clickAndCollect"
  >,
): MissingChoice | null {
  const { deliveryType, carrier, clickAndCollect: collect } = state;
  if (deliveryType === "no_delivery") return null;
  if (deliveryType === "clickAndCollect") {
    if (collect.idAddress === null) return "delivery.idAddress";
    if (collect.date === null) return "dateSchedule";
    return collect.idSchedule === null ? "idSchedule" : null;
  }
  if (!state.city) return "deliveryPostalCode";
  if (!carrier) return "delivery.idCarrier";
  const isFetched = carrier.deliveryType === "PICKUP";
  return isFetched && !state.accessPointAddress ? "delivery.idAccessPoint" : null;
}

export type MissingChoice =
  | "deliveryPostalCode"
  | "delivery.idCarrier"
  | "delivery.idAccessPoint"
  | "delivery.idAddress"
  | "dateSchedule"
  | "idSchedule";
