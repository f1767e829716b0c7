import { z } from "zod";
import { pictureSchema } from "./image";

/** One item of an element list (§3), for example a logo or a link of the footer. */
export const elementSchema = z.object({
  id: z.number().int(),
  route: z.string(),
  order: z.number().int(),
  title: z.string(),
  subtitle: z.string().nullable(),
  content: z.string().nullable(),
  url: z.string().nullable(),
  image: pictureSchema.nullable(),
});
export type Element = z.infer<typeof elementSchema>;

/** GET /element/{route} */
export const elementListSchema = z.object({
  items: z.array(elementSchema),
  total: z.number().int(),
});
export type ElementList = z.infer<typeof elementListSchema>;
