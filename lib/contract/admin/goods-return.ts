import { z } from "zod";
import { eurosSchema, typedEurosSchema } from "@/lib/contract/booking";
import { goodsReturnReasonSchema } from "@/lib/contract/goods-return-reason";
import { rowIdSchema } from "@/lib/contract/row-id";
import { lineSchema, linesSchema } from "@/lib/contract/typed-text";
import { refundPageSchema } from "./refund";

const pieces = z.number().int();

/** GET /admin/order/{id}/return: what of an order can come back, and what it is worth. */
export const goodsReturnPageSchema = z.object({
  money: refundPageSchema,
  /** False while nothing of it has left, or nothing is left to come back. */
  isPossible: z.boolean(),
  lines: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      declinationName: z.string(),
      reference: z.string(),
      quantity: pieces,
      returned: pieces,
      price: eurosSchema,
      vatRate: z.number(),
      /** False for what is not counted in any stock. */
      isStocked: z.boolean(),
    }),
  ),
  /** What a discount took off all goods, and what the delivery cost. */
  discount: eurosSchema,
  shippingFees: eurosSchema,
  /** What can still go back for goods, by rate of VAT in percent. */
  creditable: z.array(z.object({ rate: z.number(), total: eurosSchema })),
});
export type GoodsReturnPage = z.infer<typeof goodsReturnPageSchema>;

/** POST /admin/order/{id}/return */
export const goodsReturnRequestSchema = z.object({
  /** How many of which line came back, each line once. */
  lines: z
    .array(
      z.object({
        id: rowIdSchema,
        quantity: z.int().positive().max(10_000),
        isBackOnSale: z.boolean(),
      }),
    )
    .max(100)
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length),
  reason: goodsReturnReasonSchema,
  /** What the goods have lost of their value (L221-23). */
  withheld: typedEurosSchema.min(0).default(0),
  /** What was shown to go back: something else is refused. */
  seenRefund: typedEurosSchema.min(0),
  /** Said to the customer in the mail. */
  note: linesSchema.max(500).optional(),
  /** What goes back by hand was given to the customer already. */
  isHandedOver: z.boolean().default(false),
  /** Drawn anew for each: the same again is the same return. */
  receipt: lineSchema.min(8).max(64),
});
export type GoodsReturnRequest = z.input<typeof goodsReturnRequestSchema>;
