import { expect, it } from "vitest";
import type { CarrierOffer, DeliveryType } from "@/lib/contract/shipping";
import { deliveryMode } from "./delivery-mode";

it.each<[DeliveryType, CarrierOffer["deliveryType"] | null, string]>([
  ["delivery", "DELIVERY", "DELIVERY"],
  ["delivery", "PICKUP", "PICKUP"],
  ["delivery", null, "PICKUP"],
  ["clickAndCollect", null, "CLICK_AND_COLLECT"],
  ["clickAndCollect", "DELIVERY", "CLICK_AND_COLLECT"],
  ["clickAndCollect", "PICKUP", "CLICK_AND_COLLECT"],
  ["no_delivery", null, "NO_DELIVERY"],
  ["no_delivery", "DELIVERY", "NO_DELIVERY"],
  ["no_delivery", "PICKUP", "NO_DELIVERY"],
])("an order by %s with a carrier for %s is one of %s (§4)", (deliveryType, carrier, mode) => {
  expect(deliveryMode({ deliveryType, carrier: carrier && { deliveryType: carrier } })).toBe(mode);
});
