import { z } from "zod";
import { picture } from "./image";

/** One item of an element list (§3), for example a logo or a link of the footer. */
export const element = z.object({
  id: z.number().int(),
  route: z.string(),
  order: z.number().int(),
  title: z.string(),
  subtitle: z.string().nullable(),
  content: z.string().nullable(),
  url: z.string().nullable(),
  image: picture.nullable(),
});
export type Element = z.infer<typeof element>;

/** GET /element/{route} */
export const elementList = z.object({ items: z.array(element), total: z.number().int() });
export type ElementList = z.infer<typeof elementList>;
