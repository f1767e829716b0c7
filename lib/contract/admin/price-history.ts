import { z } from "zod";
import { eurosSchema, instantSchema } from "@/lib/contract/booking";

/** GET /admin/declination/{id}/price: what an article was charged at, the earliest first. */
export const priceHistorySchema = z.object({
  /** The site's time, by which a reduction begins and ends. */
  now: instantSchema,
  prices: z.array(
    z.object({
      at: instantSchema,
      /** Price that was charged from then on, VAT included. */
      charged: eurosSchema,
      /** Price without a reduction. */
      usual: eurosSchema,
    }),
  ),
});
export type PriceHistory = z.infer<typeof priceHistorySchema>;
