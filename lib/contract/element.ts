import { z } from "zod";
import { pictureSchema } from "./image";

const eventInstant = z.iso.datetime({ offset: true }).nullable().default(null);

/** Item of an element list (§3), for example a logo, a link of the footer or an event. */
export const elementSchema = z.object({
  id: z.number().int(),
  route: z.string(),
  order: z.number().int(),
  title: z.string(),
  subtitle: z.string().nullable(),
  content: z.string().nullable(),
  url: z.string().nullable(),
  image: pictureSchema.nullable(),
  /** Start of an event, as an ISO instant; null for an item that is no event. */
  startsAt: eventInstant,
  endsAt: eventInstant,
  place: z.string().nullable().default(null),
  price: z.string().nullable().default(null),
  /** Number of people who may register, and number of places left; null where nobody may. */
  places: z.number().int().nullable().default(null),
  placesLeft: z.number().int().min(0).nullable().default(null),
  /** Path of its page without the locale prefix; null where it has none. */
  path: z.string().startsWith("/").nullable().default(null),
});
export type Element = z.infer<typeof elementSchema>;

/** GET /element/{route} */
export const elementListSchema = z.object({
  items: z.array(elementSchema),
  total: z.number().int(),
});
