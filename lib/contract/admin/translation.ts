import { z } from "zod";
import { languageCodeSchema } from "@/lib/contract/locale";
import { linesSchema } from "@/lib/contract/typed-text";

/** Number of texts that are missing in a language, and of those older than their original. */
const lackSchema = z.object({ missing: z.number().int(), older: z.number().int() });
export type TranslationLack = z.infer<typeof lackSchema>;

/** State by which things are listed: with any lack, with a text missing or older, or all of them. */
export const translationStateSchema = z.enum(["UNFINISHED", "MISSING", "OLDER", "ALL"]);
export type TranslationState = z.infer<typeof translationStateSchema>;

/** Kinds of things with texts in each language: contents and resources have the names of theirs. */
const translationKindSchema = z.object({
  kind: z.string(),
  label: z.object({ fr: z.string(), en: z.string() }),
  total: z.number().int(),
  /** Number of things of this kind with a text missing, and with one older than its original. */
  missing: z.number().int(),
  older: z.number().int(),
});

export const translationLineSchema = z.object({
  kind: z.string(),
  /** Id within its kind; the name of a setting. */
  id: z.string(),
  title: z.string(),
  lacks: z.partialRecord(languageCodeSchema, lackSchema),
});
export type TranslationLine = z.infer<typeof translationLineSchema>;

/** GET /admin/translation */
export const translationsSchema = z.object({
  /** Default language of the site: the others are translated from it. */
  original: languageCodeSchema,
  items: z.array(translationLineSchema),
  kinds: z.array(translationKindSchema),
  total: z.number().int(),
  /** True where a translator is configured that makes drafts. */
  offersDrafts: z.boolean(),
});
export type Translations = z.infer<typeof translationsSchema>;

/** GET /admin/translation/{kind}/{id}: the translations that are older than their original. */
export const olderTextsSchema = z.object({
  original: languageCodeSchema,
  offersDrafts: z.boolean(),
  older: z.array(
    z.object({
      code: languageCodeSchema,
      /** Place of the text: `title`, `blocks.0.conf.title`, `name.en` or `value.en`. */
      place: z.string(),
      /** Original of the time when it was translated last, as plain text. */
      was: z.string(),
    }),
  ),
});
export type OlderTexts = z.infer<typeof olderTextsSchema>;

/** Most characters in one draft. */
const LONGEST_DRAFTED = 100_000;

/** POST /admin/translation/draft */
export const draftAskedSchema = z.object({
  from: languageCodeSchema,
  to: languageCodeSchema,
  text: linesSchema.min(1).max(LONGEST_DRAFTED),
  /** True for HTML, whose tags stay as they are. */
  isHtml: z.boolean(),
});

/** Draft of a translation, which nothing keeps. */
export const translationDraftSchema = z.object({ text: z.string() });
