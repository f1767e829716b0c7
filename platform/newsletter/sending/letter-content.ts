import { blogContent } from "@/lib/contract/content/blog";
import type { ContentName } from "@/lib/contract/content/contents";
import { newsContent } from "@/lib/contract/content/news";
import type { LanguageCode } from "@/lib/contract/locale";
import { languageCodeSchema } from "@/lib/contract/locale";
import { publishedContents } from "@/platform/content/item/published-contents";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";

export interface LetterContent {
  title: string;
  summary: string;
  /** Sanitised HTML. */
  content: string;
  /** Path of its page without the locale prefix; null for a content without one. */
  path: string | null;
}

const MAILED = {
  news: publishedContents(newsContent),
  blog: publishedContents(blogContent),
} as const;
type MailedName = keyof typeof MAILED;
const isMailed = (type: ContentName): type is MailedName => type in MAILED;

/** Reads the publications of a content, in each language that it is published in. */
export async function readLetterContents(
  tx: Sql,
  { type, id, now }: { type: ContentName; id: number; now: Date },
): Promise<Partial<Record<LanguageCode, LetterContent>>> {
  const found: Partial<Record<LanguageCode, LetterContent>> = {};
  if (!isMailed(type)) return found;
  for (const language of languageCodeSchema.options) {
    const item = await MAILED[type].item(id, { tx, language, now }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === "NOT_FOUND") return undefined;
      throw error;
    });
    if (item) found[language] = item;
  }
  return found;
}
