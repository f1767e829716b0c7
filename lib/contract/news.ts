import { z } from "zod";
import { pictureSchema } from "./image";

export const newsItemSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  content: z.string(),
  /** ISO instant. */
  publishedAt: z.string(),
  promoted: z.boolean(),
  url: z.string().nullable(),
  image: pictureSchema.nullable(),
  /** Path of its page without the locale prefix; none on a site that shows news nowhere. */
  path: z.string().nullish(),
});
export type NewsItem = z.infer<typeof newsItemSchema>;

/** GET /news (§3 News): `promoted` is the first promoted item. */
export const newsListSchema = z.object({
  news: z.array(newsItemSchema),
  total: z.number().int(),
  promoted: newsItemSchema.nullable(),
});
export type NewsList = z.infer<typeof newsListSchema>;
