import { expect, it } from "vitest";
import type { CarrierOffer } from "@/lib/contract/shipping";
import { usualCarrier } from "./usual-carrier";

const offer = (id: number, deliveryType: CarrierOffer["deliveryType"], price: number) =>
  ({ id, deliveryType, price }) as CarrierOffer;

it.each<[string, CarrierOffer[], number | undefined]>([
  [
    "the cheapest to the door",
    [offer(1, "DELIVERY", 12), offer(2, "DELIVERY", 9), offer(3, "PICKUP", 6)],
    2,
  ],
  ["the first of two that cost the same", [offer(1, "DELIVERY", 9), offer(2, "DELIVERY", 9)], 1],
  ["none where all need a shop to be chosen", [offer(1, "PICKUP", 6)], undefined],
  ["none where nobody goes", [], undefined],
])("is %s", (_, offers, id) => {
  expect(usualCarrier(offers)?.id).toBe(id);
});
