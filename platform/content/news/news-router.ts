import { and, desc, eq, lte, sql } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { type NewsItem, newsList } from "@/lib/contract/news";
import { news } from "@/platform/db/schema/content";
import { type ListingDeclaration, readListing } from "@/platform/http/listing";
import { listingParameters } from "@/platform/http/listing-parameters";
import { route } from "@/platform/http/route";
import { answers, newArea, ok } from "@/platform/http/router";
import { selectListing } from "@/platform/http/select-listing";
import type { Services } from "@/platform/services/services";

const NEWEST_FIRST = [desc(news.publishedAt), desc(news.id)];

const listing = (language: LanguageCode): ListingDeclaration => ({
  fields: {
    id: { of: news.id, type: "number" },
    publishedAt: { of: news.publishedAt, type: "instant" },
    promoted: { of: news.promoted, type: "boolean" },
    title: { of: sql`${news.translations}->${language}->>'title'`, type: "text" },
    slug: { of: sql`${news.translations}->${language}->>'slug'`, type: "text" },
  },
  order: NEWEST_FIRST,
});

const list = route({
  access: "ANYONE",
  method: "get",
  path: "/news",
  summary: "News that are out, newest first (§3 News)",
  request: { query: listingParameters(listing("fr_FR")) },
  responses: answers(newsList, "A page of news, and the first promoted one"),
});

export function newsArea({ database, clock }: Services) {
  return newArea().openapi(list, async (c) => {
    const { idSite, language } = c.var;
    const asked = readListing(c.req.query(), listing(language));
    const isOut = lte(news.publishedAt, clock.now());
    const data = await database.inSite(idSite, async (tx) => {
      const { rows, total } = await selectListing(tx, news, asked, isOut);
      const [promoted] = await tx
        .select()
        .from(news)
        .where(and(isOut, eq(news.promoted, true)))
        .orderBy(...NEWEST_FIRST)
        .limit(1);
      return {
        news: rows.map((row) => newsItem(row, language)),
        total,
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
