import { z } from "zod";
import { picture } from "./image";

export const newsItem = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  content: z.string(),
  /** ISO instant. */
  publishedAt: z.string(),
  promoted: z.boolean(),
  url: z.string().nullable(),
  image: picture.nullable(),
});
export type NewsItem = z.infer<typeof newsItem>;

/** GET /news (§3 News): `promoted` is the first promoted item. */
export const newsList = z.object({
  news: z.array(newsItem),
  total: z.number().int(),
  promoted: newsItem.nullable(),
});
export type NewsList = z.infer<typeof newsList>;
