import { z } from "zod";
import { instantSchema } from "@/lib/contract/booking";
import { lineSchema } from "@/lib/contract/typed-text";

/** Reason for changing a stock by hand. */
export const stockCorrectionSchema = z.enum([
  "INVENTORY",
  "DELIVERY",
  "BREAKAGE",
  "TASTING",
  "OTHER",
]);
export type StockCorrection = z.infer<typeof stockCorrectionSchema>;

export const stockReasonSchema = z.enum([
  ...stockCorrectionSchema.options,
  "BEGIN",
  "ORDER",
  /** Given back by an order that was not sent. */
  "CANCEL",
  /** Sent back, and as new. */
  "RETURN",
  /** Sent once more in place of a lost parcel. */
  "LOST",
  /** Changed past the site, in its database. */
  "UNKNOWN",
]);
export type StockReason = z.infer<typeof stockReasonSchema>;

const units = z.number().int();

export const countedStockSchema = z.object({
  id: z.number().int(),
  reference: z.string(),
  /** Products that take from it; they are its only name. */
  name: z.string(),
  quantity: units,
  /** Units of orders that have not left: they stand on the shelf too. */
  held: units,
});
export type CountedStock = z.infer<typeof countedStockSchema>;

/** GET /admin/stock/{id}/history */
export const stockHistorySchema = countedStockSchema.extend({
  /** Latest first. */
  movements: z.array(
    z.object({
      id: z.number().int(),
      at: instantSchema,
      units,
      quantity: units,
      reason: stockReasonSchema,
      /** Reference of the order that caused it. */
      order: z.string().nullable(),
      by: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
  total: units,
});
export type StockHistory = z.infer<typeof stockHistorySchema>;

/** GET /admin/inventory */
export const inventorySchema = z.object({ stocks: z.array(countedStockSchema) });
export type Inventory = z.infer<typeof inventorySchema>;

const counted = z.int().min(0).max(1_000_000);
const note = lineSchema.max(300).optional();

/** POST /admin/stock/{id}/correction: the new and the seen number for sale, and the reason. */
export const stockCorrectionRequestSchema = z.object({
  /** Number for sale that the caller saw. */
  seen: counted,
  quantity: counted,
  reason: stockCorrectionSchema,
  note,
});

/** POST /admin/inventory: by the id of its stock, the counted number and the expected number. */
export const inventoryRequestSchema = z.object({
  counts: z
    .record(z.string().regex(/^[1-9]\d{0,8}$/), z.object({ expected: counted, counted }))
    .refine((counts) => Object.keys(counts).length > 0),
  note,
});
