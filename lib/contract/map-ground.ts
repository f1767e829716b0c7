import { z } from "zod";

const degrees = { lat: z.number(), lng: z.number() };

/** GET /map/ground: the towns and rivers to draw on a map. */
export const mapGroundSchema = z.object({
  /** Largest first, by their names in the caller's language. */
  towns: z.array(z.object({ name: z.string(), ...degrees })),
  rivers: z.array(z.object({ name: z.string(), course: z.array(z.object(degrees)) })),
});
export type MapGround = z.infer<typeof mapGroundSchema>;
