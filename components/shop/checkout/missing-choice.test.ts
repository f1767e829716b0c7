import { expect, it } from "vitest";
import type { CheckoutState } from "@/stores/checkout-state";
import { EMPTY_CHECKOUT } from "@/stores/checkout-state";
import { missingChoice } from "./missing-choice";

const city = { postalCode: "44000", name: "Nantes" };
const home = { deliveryType: "DELIVERY" } as CheckoutState["carrier"];
const relay = { deliveryType: "PICKUP" } as CheckoutState["carrier"];
const accessPointAddress = { id: "FR-1" } as CheckoutState["accessPointAddress"];
const collect = (idAddress: number | null, date: string | null, idSchedule: number | null) => ({
  deliveryType: "clickAndCollect" as const,
  clickAndCollect: { idAddress, date, idSchedule },
});

it.each<[Partial<CheckoutState>, string | null]>([
  [{}, "deliveryPostalCode"],
  [{ city }, "delivery.idCarrier"],
  [{ city, carrier: home }, null],
  [{ city, carrier: relay }, "delivery.idAccessPoint"],
  [{ city, carrier: relay, accessPointAddress }, null],
  [collect(null, null, null), "delivery.idAddress"],
  [collect(1, null, null), "dateSchedule"],
  [collect(1, "2026-12-01", null), "idSchedule"],
  [collect(1, "2026-12-01", 4), null],
  [{ deliveryType: "no_delivery" }, null],
])("of %j is missing: %s", (chosen, missing) => {
  expect(missingChoice({ ...EMPTY_CHECKOUT, ...chosen })).toBe(missing);
});
