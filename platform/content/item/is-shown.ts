import { and, eq, gt, isNull, lte, or, type SQL } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { contentPublished } from "@/platform/db/schema/content-item";

/** Condition for a kind of content that visitors see in a language at an instant. */
export const isShown = (type: string, language: LanguageCode, now: Date): SQL | undefined =>
  and(
    eq(contentPublished.type, type as never),
    eq(contentPublished.code, language),
    lte(contentPublished.from, now),
    or(isNull(contentPublished.until), gt(contentPublished.until, now)),
  );
