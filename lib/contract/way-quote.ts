import { z } from "zod";
import { eurosSchema, rideOrderSchema } from "./booking";
import { givenPlaceSchema } from "./geography";

/** POST /booking/way: a transfer without a day and a time yet. */
export const wayRequestSchema = rideOrderSchema
  .pick({ pickup: true, stops: true })
  .extend({ dropoff: givenPlaceSchema });
export type WayRequest = z.input<typeof wayRequestSchema>;

/** Length of a transfer, and its lowest price. */
export const wayQuoteSchema = z.object({
  distanceKm: z.number(),
  durationMin: z.number().int(),
  /** True when the distance is estimated rather than routed. */
  estimate: z.boolean(),
  /** Price in the cheapest vehicle, at a time without supplements. */
  from: eurosSchema,
  /** The same in each vehicle, in the company's order. */
  vehicles: z.array(z.object({ idVehicle: z.number().int(), from: eurosSchema })),
  currency: z.literal("EUR"),
});
export type WayQuote = z.infer<typeof wayQuoteSchema>;
