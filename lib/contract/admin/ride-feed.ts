import { z } from "zod";
import { instantSchema } from "@/lib/contract/booking";
import { rowIdSchema } from "@/lib/contract/row-id";

/** Address under which a calendar reads the rides; its maker may end it. */
export const rideFeedSchema = z.object({
  id: z.number().int(),
  /** Null for all vehicles. */
  idVehicle: z.number().int().nullable(),
  createdAt: instantSchema,
  readAt: instantSchema.nullable(),
});
export type RideFeed = z.infer<typeof rideFeedSchema>;

/** GET /admin/ride-feed: the caller's own feeds. */
export const rideFeedsSchema = z.object({ feeds: z.array(rideFeedSchema) });
export type RideFeeds = z.infer<typeof rideFeedsSchema>;

/** POST /admin/ride-feed */
export const newRideFeedSchema = z.object({ idVehicle: rowIdSchema.nullable() });

/** The address is given once: only its hash is kept. */
export const madeRideFeedSchema = rideFeedSchema.extend({ url: z.string() });
export type MadeRideFeed = z.infer<typeof madeRideFeedSchema>;
