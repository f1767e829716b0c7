import { z } from "zod";
import { pictureSchema } from "./image";

/** Service of the company; `url` is the path of its page: of a reserved one, the members’. */
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

/** GET /service/{id} */
export const serviceDetailSchema = serviceSchema.extend({
  /** Sanitised HTML of the members’ page. */
  content: z.string().nullable(),
});
export type ServiceDetail = z.infer<typeof serviceDetailSchema>;

/** GET /service */
export const serviceListSchema = z.object({
  services: z.array(serviceSchema),
  total: z.number().int(),
});
export type ServiceList = z.infer<typeof serviceListSchema>;
