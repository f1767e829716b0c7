import { describe, expect, it } from "vitest";
import { deliveryMode } from "./delivery-mode";

describe("deliveryMode (§4)", () => {
  it.each([
    ["delivery", "DELIVERY", "DELIVERY"],
    ["delivery", "PICKUP", "PICKUP"],
    ["delivery", null, "PICKUP"],
    ["clickAndCollect", null, "CLICK_AND_COLLECT"],
    ["clickAndCollect", "DELIVERY", "CLICK_AND_COLLECT"],
    ["no_delivery", null, "NO_DELIVERY"],
    ["no_delivery", "DELIVERY", "NO_DELIVERY"],
    [null, null, "PICKUP"],
    [null, "DELIVERY", "PICKUP"],
  ] as const)("%s with %s: %s", (type, carrier, mode) => {
    expect(deliveryMode(type, carrier)).toBe(mode);
  });
});
