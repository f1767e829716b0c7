import { z } from "zod";
import { eurosSchema, typedEurosSchema } from "@/lib/contract/booking";
import { GOODS_RETURN_REASONS } from "@/lib/contract/goods-return-reason";
import { rowIdSchema } from "@/lib/contract/row-id";
import { lineSchema, linesSchema } from "@/lib/contract/typed-text";
import { refundPageSchema } from "./refund";

const pieces = z.number().int();

/** GET /admin/order/{id}/return: the goods of an order that can come back, and their value. */
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
      /** False for goods that no stock counts. */
      isStocked: z.boolean(),
    }),
  ),
  /** Discount on all goods, and cost of the delivery. */
  discount: eurosSchema,
  shippingFees: eurosSchema,
  /** Sum that can still go back for goods, by rate of VAT in percent. */
  creditable: z.array(z.object({ rate: z.number(), total: eurosSchema })),
});
export type GoodsReturnPage = z.infer<typeof goodsReturnPageSchema>;

/** POST /admin/order/{id}/return */
export const goodsReturnRequestSchema = z.object({
  /** Returned quantity per line, each line once. */
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
  reason: z.enum(GOODS_RETURN_REASONS),
  /** Loss of the goods' value (L221-23). */
  withheld: typedEurosSchema.min(0).default(0),
  /** Refund shown to the caller: a different sum is refused. */
  seenRefund: typedEurosSchema.min(0),
  /** Told to the customer in the mail. */
  note: linesSchema.max(500).optional(),
  /** True when the part that goes back by hand was given to the customer already. */
  isHandedOver: z.boolean().default(false),
  /** Drawn anew for each return: the same receipt again is the same return. */
  receipt: lineSchema.min(8).max(64),
});
export type GoodsReturnRequest = z.input<typeof goodsReturnRequestSchema>;
