import { z } from "zod";

const degrees = { lat: z.number(), lng: z.number() };

/** GET /map/ground: what a map of a stretch of country is drawn on. */
export const mapGroundSchema = z.object({
  /** The largest first, by their names in the caller's language. */
  towns: z.array(z.object({ name: z.string(), ...degrees })),
  /** The courses of the rivers, from end to end. */
  rivers: z.array(z.object({ name: z.string(), course: z.array(z.object(degrees)) })),
});
export type MapGround = z.infer<typeof mapGroundSchema>;
