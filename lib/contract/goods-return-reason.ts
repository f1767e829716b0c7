import { z } from "zod";

/** Why goods of an order came back. */
export const goodsReturnReasonSchema = z.enum([
  "WITHDRAWAL",
  "DAMAGED",
  "WRONG_GOODS",
  "NOT_RECEIVED",
  "GOODWILL",
]);
export type GoodsReturnReason = z.infer<typeof goodsReturnReasonSchema>;
