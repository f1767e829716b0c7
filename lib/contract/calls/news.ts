import { newsListSchema } from "@/lib/contract/news";
import { call } from "../call";
import { listingQuery } from "../listing-query";

export const getNews = call({
  name: "getNews",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/news",
  summary: "News that are out, newest first (§3 News)",
  query: listingQuery({
    id: "number",
    publishedAt: "instant",
    promoted: "boolean",
    title: "text",
    slug: "text",
  }),
  answer: newsListSchema,
  says: "A page of news, and the first promoted one",
});
