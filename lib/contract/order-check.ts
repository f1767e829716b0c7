import { z } from "zod";
import { lineProblem } from "./cart";
import { appliedDiscount, discountCode } from "./discount";
import { orderedProducts } from "./order-request";
import { rowId } from "./row-id";

/** POST /order/validate: whether these could be ordered as they are. */
export const orderCheckRequest = z.object({ products: orderedProducts });

/** What is wrong with some of them, and the bottles that count for a parcel. */
export const orderCheck = z.object({
  isValid: z.boolean(),
  problems: z.array(
    z.object({ id: z.number().int(), problem: lineProblem, left: z.number().int().nullable() }),
  ),
  bottles: z.number().int(),
  /** Why so many bottles are not sent, in the caller's language; collecting is possible. */
  shippingProblem: z.string().nullable(),
});
export type OrderCheck = z.infer<typeof orderCheck>;

/** POST /order/discount: what a code would give on these products, delivered for these fees. */
export const discountRequest = z.object({
  code: discountCode,
  products: orderedProducts,
  idCarrier: rowId.optional(),
  deliveryPostalCode: z.string().trim().max(12).optional(),
  deliveryIdCountry: z.number().int().optional(),
  email: z.string().trim().max(254).optional(),
});
export const discountAnswer = z.object({ discount: appliedDiscount });
