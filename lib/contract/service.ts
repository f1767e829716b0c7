import { z } from "zod";
import { pictureSchema } from "./image";

/** A service of the company; `url` is the path of its page. */
export const serviceSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  url: z.string(),
  tags: z.array(z.string()),
  order: z.number().int(),
  image: pictureSchema.nullable(),
  /** Reserved for members (§6): nobody else gets to see it. */
  membersOnly: z.boolean(),
});
export type Service = z.infer<typeof serviceSchema>;

/** GET /service */
export const serviceListSchema = z.object({
  services: z.array(serviceSchema),
  total: z.number().int(),
});
export type ServiceList = z.infer<typeof serviceListSchema>;
