import { z } from "zod";
import { SEARCHED_LENGTH } from "@/lib/rules/search/search-limits";
import { CONTENT_NAMES } from "./content/contents";

export const SEARCH_KINDS = ["question", "product", ...CONTENT_NAMES] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const searchQuerySchema = z.object({
  q: z.string().max(SEARCHED_LENGTH).default(""),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});

/** Text in pieces: the matches apart, and the position of each piece. */
const markedTextSchema = z.array(
  z.object({ text: z.string(), isMatch: z.boolean(), at: z.number().int() }),
);

const searchHitSchema = z.object({
  kind: z.enum(SEARCH_KINDS),
  title: markedTextSchema,
  /** Part of its text with the words; its beginning where only the title has them. */
  excerpt: markedTextSchema,
  /** Without the locale prefix. */
  path: z.string().startsWith("/"),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

/** GET /search */
export const searchAnswerSchema = z.object({
  hits: z.array(searchHitSchema),
  total: z.number().int(),
  page: z.number().int(),
  /** True when nothing has the exact words: these results have similar ones. */
  isNear: z.boolean(),
  /** Without results: pages with some of the words, or with words that begin alike. */
  suggestions: z.array(searchHitSchema),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
