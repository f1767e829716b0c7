import { z } from "zod";
import { instantSchema } from "@/lib/contract/booking";
import { lineSchema } from "@/lib/contract/typed-text";

/** Why a stock has changed by hand. */
export const stockCorrectionSchema = z.enum([
  /** It was counted. */
  "INVENTORY",
  /** Bottles came in. */
  "DELIVERY",
  "BREAKAGE",
  "TASTING",
  "OTHER",
]);
export type StockCorrection = z.infer<typeof stockCorrectionSchema>;

/** Why a stock has changed. */
export const stockReasonSchema = z.enum([
  ...stockCorrectionSchema.options,
  /** What was there when its history began. */
  "BEGIN",
  /** An order took it. */
  "ORDER",
  /** An order that was not sent gave it back. */
  "CANCEL",
  /** It was sent back, and is as new. */
  "RETURN",
  /** It was sent once more in place of a parcel that was lost. */
  "LOST",
  /** It was changed past the site, in its database. */
  "UNKNOWN",
]);
export type StockReason = z.infer<typeof stockReasonSchema>;

const units = z.number().int();

/** A stock with what of it is for sale, and what is packed or waits to be. */
export const countedStockSchema = z.object({
  id: z.number().int(),
  reference: z.string(),
  /** The products that take from it; none says its name otherwise. */
  name: z.string(),
  /** Units that can still be sold. */
  quantity: units,
  /** Units of orders that have not left: they stand on the shelf too. */
  held: units,
});
export type CountedStock = z.infer<typeof countedStockSchema>;

/** GET /admin/stock/{id}/history */
export const stockHistorySchema = countedStockSchema.extend({
  /** The latest first. */
  movements: z.array(
    z.object({
      id: z.number().int(),
      at: instantSchema,
      units,
      quantity: units,
      reason: stockReasonSchema,
      /** The reference of the order that it was for. */
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

/** POST /admin/stock/{id}/correction: how many can be sold, where one saw another number, and why. */
export const stockCorrectionRequestSchema = z.object({
  /** What could be sold when one looked. */
  seen: counted,
  quantity: counted,
  reason: stockCorrectionSchema,
  note,
});
export type StockCorrectionRequest = z.input<typeof stockCorrectionRequestSchema>;

/** POST /admin/inventory: by the id of its stock, what stands on the shelf and what was to stand there. */
export const inventoryRequestSchema = z.object({
  counts: z
    .record(z.string().regex(/^[1-9]\d{0,8}$/), z.object({ expected: counted, counted }))
    .refine((counts) => Object.keys(counts).length > 0),
  note,
});
export type InventoryRequest = z.input<typeof inventoryRequestSchema>;
