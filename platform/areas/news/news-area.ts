import { createRoute } from "@hono/zod-openapi";
import { and, count, desc, eq, lte } from "drizzle-orm";
import { listingQuery } from "@/lib/contract/listing";
import type { LanguageCode } from "@/lib/contract/locale";
import { type NewsItem, newsList } from "@/lib/contract/news";
import { answers, newArea, ok } from "@/platform/area";
import { news } from "@/platform/db/schema/content";
import { readListing } from "@/platform/listing";
import type { Services } from "@/platform/services";

const list = createRoute({
  method: "get",
  path: "/news",
  summary: "News that are out, newest first (§3 News)",
  request: { query: listingQuery },
  responses: answers(newsList, "A page of news, and the first promoted one"),
});

const LISTING = {
  fields: {
    id: { of: news.id, type: "number" },
    publishedAt: { of: news.publishedAt, type: "instant" },
    promoted: { of: news.promoted, type: "boolean" },
  },
  order: [desc(news.publishedAt), desc(news.id)],
} as const;

export function newsArea({ database, clock }: Services) {
  return newArea().openapi(list, async (c) => {
    const { idSite, language } = c.var;
    const { where, orderBy, limit, offset } = readListing(c.req.query(), {
      ...LISTING,
      order: [...LISTING.order],
    });
    const isOut = lte(news.publishedAt, clock.now());
    const data = await database.inSite(idSite, async (tx) => {
      const rows = await tx
        .select()
        .from(news)
        .where(and(isOut, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset);
      const [counted] = await tx.select({ total: count() }).from(news).where(and(isOut, where));
      const [promoted] = await tx
        .select()
        .from(news)
        .where(and(isOut, eq(news.promoted, true)))
        .orderBy(...LISTING.order)
        .limit(1);
      return {
        news: rows.map((row) => newsItem(row, language)),
        total: counted?.total ?? 0,
        promoted: promoted ? newsItem(promoted, language) : null,
      };
    });
    return c.json(ok(data), 200);
  });
}

function newsItem(row: typeof news.$inferSelect, language: LanguageCode): NewsItem {
  const { id, publishedAt, promoted, translations } = row;
  return { id, promoted, publishedAt: publishedAt.toISOString(), ...translations[language] };
}
