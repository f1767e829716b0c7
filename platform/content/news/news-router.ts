import { eq, sql } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/news";
import type { ContentShown } from "@/lib/contract/content/definition";
import { newsContent } from "@/lib/contract/content/news";
import type { NewsItem } from "@/lib/contract/news";
import { publishedContents } from "@/platform/content/item/published-contents";
import { contentPublished } from "@/platform/db/schema/content-item";
import { newRouter } from "@/platform/http/router";

const news = publishedContents(newsContent);

const isPromoted = eq(sql`(${contentPublished.fields}->>'promoted')::boolean`, sql`true`);

export function newsRouter() {
  return newRouter().answer(calls.getNews, async (reader, { query }) => {
    const { items, total } = await news.list(query, reader);
    const promoted = await news.first({ ...reader, among: isPromoted });
    return { news: items.map(newsOf), total, promoted: promoted ? newsOf(promoted) : null };
  });
}

/** Shows a piece of news as the contract has it (§3). */
const newsOf = ({ rank: _, ...item }: ContentShown<typeof newsContent>): NewsItem => item;
