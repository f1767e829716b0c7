import { z } from "zod";
import { eurosSchema } from "./booking";
import { lineSchema } from "./typed-text";

/** Code as a visitor types it; codes ignore the case and the forms of a letter. */
export const discountCodeSchema = lineSchema.normalize("NFKC").toUpperCase().min(1).max(40);

/**
 * Applied discount (§3 Cart checkout state): `total` is the customer's whole saving, `subtotal` its
 * part on the products, `shippingFees` its part on the delivery. Before the delivery is chosen the
 * last one is zero, also for a code that makes it free; `isFreeShipping` says so.
 */
export const appliedDiscountSchema = z.object({
  value: z.object({ code: z.string() }),
  total: eurosSchema,
  subtotal: eurosSchema,
  shippingFees: eurosSchema,
  isFreeShipping: z.boolean(),
});
export type AppliedDiscount = z.infer<typeof appliedDiscountSchema>;
