import { z } from "zod";
import { eurosSchema } from "./booking";
import { lineSchema } from "./typed-text";

/** What a visitor types; codes tell neither case nor forms of a letter apart. */
export const discountCodeSchema = lineSchema.normalize("NFKC").toUpperCase().min(1).max(40);

/**
 * A discount that applies (§3 Cart checkout state): `total` is what the customer saves in all,
 * `subtotal` of that on the products, `shippingFees` of that on the delivery. Before the delivery
 * is chosen the last one is zero, also for a code that makes it free; `isFreeShipping` says so.
 */
export const appliedDiscountSchema = z.object({
  value: z.object({ code: z.string() }),
  total: eurosSchema,
  subtotal: eurosSchema,
  shippingFees: eurosSchema,
  isFreeShipping: z.boolean(),
});
export type AppliedDiscount = z.infer<typeof appliedDiscountSchema>;
