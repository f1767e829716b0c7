import { expect, it } from "vitest";
import { discountCodeSchema } from "./discount";
import { shippingRequestSchema } from "./shipping";

it.each([
  ["été-10", "ÉTÉ-10"],
  ["\u00e9t\u00e9-10".normalize("NFD"), "ÉTÉ-10"],
  [" \uff2e\uff2f\uff25\uff2c\uff11\uff10\u200b", "NOEL10"],
])("the code %s is %s, at every door", (typed, code) => {
  expect(discountCodeSchema.parse(typed)).toBe(code);
  const asked = { products: [], postalCode: "44000", country: "FR", discountCode: typed };
  expect(shippingRequestSchema.parse(asked).discountCode).toBe(code);
});
