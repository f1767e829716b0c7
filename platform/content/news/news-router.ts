import { and, desc, eq, lte, sql } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { type NewsItem, newsListSchema } from "@/lib/contract/news";
import { newsItems } from "@/platform/db/schema/content";
import { type ListingDeclaration, readListing } from "@/platform/http/listing";
import { listingParameters } from "@/platform/http/listing-parameters";
import { route } from "@/platform/http/route";
import { newRouter, ok, responses } from "@/platform/http/router";
import { selectListing } from "@/platform/http/select-listing";
import type { Services } from "@/platform/services/services";

const NEWEST_FIRST = [desc(newsItems.publishedAt), desc(newsItems.id)];

const listing = (language: LanguageCode): ListingDeclaration => ({
  fields: {
    id: { of: newsItems.id, type: "number" },
    publishedAt: { of: newsItems.publishedAt, type: "instant" },
    promoted: { of: newsItems.promoted, type: "boolean" },
    title: { of: sql`${newsItems.translations}->${language}->>'title'`, type: "text" },
    slug: { of: sql`${newsItems.translations}->${language}->>'slug'`, type: "text" },
  },
  order: NEWEST_FIRST,
});

const list = route({
  name: "getNews",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/news",
  summary: "News that are out, newest first (§3 News)",
  request: { query: listingParameters(listing("fr_FR")) },
  responses: responses(newsListSchema, "A page of news, and the first promoted one"),
});

export function newsRouter({ database, clock }: Services) {
  return newRouter().openapi(list, async (c) => {
    const { idSite, language } = c.var;
    const asked = readListing(c.req.query(), listing(language));
    const isOut = lte(newsItems.publishedAt, clock.now());
    const data = await database.inSite(idSite, async (tx) => {
      const { rows, total } = await selectListing(tx, newsItems, asked, isOut);
      const [promoted] = await tx
        .select()
        .from(newsItems)
        .where(and(isOut, eq(newsItems.promoted, true)))
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

function newsItem(row: typeof newsItems.$inferSelect, language: LanguageCode): NewsItem {
  const { id, publishedAt, promoted, translations } = row;
  return { id, promoted, publishedAt: publishedAt.toISOString(), ...translations[language] };
}
