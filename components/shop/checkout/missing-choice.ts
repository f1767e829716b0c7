import type { CheckoutState } from "@/stores/checkout-state";

/**
 * The first choice of the delivery that an order cannot do without, by the field of POST /order
 * (§7) that it is for; null once all are made.
 */
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
