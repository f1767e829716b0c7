import { and, desc, eq, lte } from "drizzle-orm";
import { type NewsItem, newsListSchema } from "@/lib/contract/news";
import { defineCollection } from "@/platform/content/collection";
import { newsItems } from "@/platform/db/schema/content";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";

const news = defineCollection({
  table: newsItems,
  texts: ["title", "slug"],
  columns: {
    publishedAt: { of: newsItems.publishedAt, type: "instant" },
    promoted: { of: newsItems.promoted, type: "boolean" },
  },
  order: [desc(newsItems.publishedAt), desc(newsItems.id)],
  itemOf: ({ id, publishedAt, promoted }, texts): NewsItem => ({
    id,
    promoted,
    publishedAt: publishedAt.toISOString(),
    ...texts,
  }),
});

const list = route({
  name: "getNews",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/news",
  summary: "News that are out, newest first (§3 News)",
  request: { query: news.query },
  responses: responses(newsListSchema, "A page of news, and the first promoted one"),
});

export function newsRouter() {
  return newRouter().answer(list, async ({ tx, language, now }, { query }) => {
    const isOut = lte(newsItems.publishedAt, now);
    const { items, total } = await news.list(query, { tx, language, among: isOut });
    const isPromoted = and(isOut, eq(newsItems.promoted, true));
    const promoted = await news.first({ tx, language, among: isPromoted });
    return { news: items, total, promoted: promoted ?? null };
  });
}
