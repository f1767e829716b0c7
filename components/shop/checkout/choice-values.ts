import type { CheckoutState } from "@/stores/checkout-state";

/** What is chosen of an order's delivery, by the fields of POST /order (§7) that it is for. */
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
    // The town of the parcel's address is the one that its price is for.
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
