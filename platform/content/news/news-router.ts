import { and, desc, eq, lte } from "drizzle-orm";
import { type NewsItem, newsListSchema } from "@/lib/contract/news";
import { defineCollection } from "@/platform/content/collection";
import { newsItems } from "@/platform/db/schema/content";
import { route } from "@/platform/http/route";
import { newRouter, ok, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

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

export function newsRouter({ database, clock }: Services) {
  return newRouter().openapi(list, async (c) => {
    const { idSite, language } = c.var;
    const isOut = lte(newsItems.publishedAt, clock.now());
    const data = await database.inSite(idSite, async (tx) => {
      const { items, total } = await news.list(c.req.query(), { tx, language, among: isOut });
      const isPromoted = and(isOut, eq(newsItems.promoted, true));
      const promoted = await news.first({ tx, language, among: isPromoted });
      return { news: items, total, promoted: promoted ?? null };
    });
    return c.json(ok(data), 200);
  });
}
