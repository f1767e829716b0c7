import type { CheckoutState } from "@/stores/checkout-state";

/** Returns the choices of an order's delivery, by the fields of POST /order (§7). */
export function choiceValues(
  state: Pick<
    CheckoutState,
    "city" | "country" | "carrier" | "accessPointAddress" | "clickAndCollect"
  >,
): Record<string, unknown> {
  const { city, country, carrier, accessPointAddress, clickAndCollect: collect } = state;
  const town = [country.id, city];
  return {
    deliveryIdCountry: country.id,
    deliveryPostalCode: town,
    // The price is for the town of the parcel's address.
    "address.delivery.postalCode": town,
    "address.delivery.city": town,
    "address.delivery.country": town,
    "delivery.idCarrier": [town, carrier?.id],
    "delivery.idAccessPoint": [town, carrier?.id, accessPointAddress?.id],
    "delivery.idAddress": collect.idAddress,
    dateSchedule: [collect.idAddress, collect.date],
    idSchedule: [collect.idAddress, collect.date, collect.idSchedule],
  };
}
