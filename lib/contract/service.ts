import { z } from "zod";
import { picture } from "./image";

/** A service of the company; `url` is the path of its page. */
export const service = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  url: z.string(),
  tags: z.array(z.string()),
  order: z.number().int(),
  image: picture.nullable(),
  /** Reserved for members (§6): nobody else gets to see it. */
  membersOnly: z.boolean(),
});
export type Service = z.infer<typeof service>;

/** GET /service */
export const serviceList = z.object({ services: z.array(service), total: z.number().int() });
export type ServiceList = z.infer<typeof serviceList>;
