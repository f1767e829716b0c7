import { searchAnswerSchema, searchQuerySchema } from "@/lib/contract/search";
import { call } from "../call";

export const searchSite = call({
  name: "searchSite",
  area: "content",
  access: "ANYONE",
  session: "OPTIONAL",
  limit: "search",
  method: "get",
  path: "/search",
  summary: "What the site says about some words, in the caller's language",
  description:
    "Accents, capitals and the plural are no matter, nor is how the last word ends. Where nothing has the words, those that differ by one letter are taken.",
  query: searchQuerySchema,
  answer: searchAnswerSchema,
  says: "A page of what was found, the best first, and how much there is",
});
