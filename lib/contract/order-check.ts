import { z } from "zod";
import { lineErrorSchema } from "./cart";
import { appliedDiscountSchema, discountCodeSchema } from "./discount";
import { orderedProductsSchema } from "./order-request";
import { askedPostalCodeSchema } from "./postal-code";
import { rowIdSchema } from "./row-id";
import { lineSchema } from "./typed-text";

/** POST /order/validate: whether these products could be ordered as they are. */
export const orderCheckRequestSchema = z.object({ products: orderedProductsSchema });

export const orderCheckSchema = z.object({
  isValid: z.boolean(),
  problems: z.array(
    z.object({
      id: z.number().int(),
      problem: lineErrorSchema,
      left: z.number().int().nullable(),
    }),
  ),
  bottles: z.number().int(),
  /** Reason why so many bottles are not sent, in the caller's language; collecting is possible. */
  shippingProblem: z.string().nullable(),
});
export type OrderCheck = z.infer<typeof orderCheckSchema>;

/** POST /order/discount: the discount of a code on these products, delivered for these fees. */
export const discountRequestSchema = z.object({
  code: discountCodeSchema,
  products: orderedProductsSchema,
  idCarrier: rowIdSchema.optional(),
  deliveryPostalCode: askedPostalCodeSchema.optional(),
  deliveryIdCountry: rowIdSchema.optional(),
  email: lineSchema.max(254).optional(),
});
export const discountAnswerSchema = z.object({ discount: appliedDiscountSchema });
