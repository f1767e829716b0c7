import { z } from "zod";

/** GET /variation: a property in which the declinations of a product differ (§3 Product). */
export const variationSchema = z.object({
  id: z.number().int(),
  label: z.string(),
  displayLabel: z.string().nullable(),
});
export const variationListSchema = z.object({
  variations: z.array(variationSchema),
  total: z.number().int(),
});
