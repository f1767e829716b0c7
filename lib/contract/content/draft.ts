import { z } from "zod";
import { languageCodeSchema } from "@/lib/contract/locale";
import { CONTENT_NAMES } from "./contents";

/** State in a language: never published, to come, out, out and changed since, or withdrawn. */
export const contentStateSchema = z.enum(["DRAFT", "PLANNED", "OUT", "CHANGED", "WITHDRAWN"]);
export type ContentState = z.infer<typeof contentStateSchema>;

/** Value of a field, by the kind of content. */
const fieldValue = z.unknown() as z.ZodType<z.core.util.JSONType>;
const fieldValues = z.record(z.string(), fieldValue);

export const contentValuesSchema = z.object({
  values: fieldValues,
  words: z.record(languageCodeSchema, fieldValues),
});
export type ContentValues = z.infer<typeof contentValuesSchema>;

/** Time in which visitors see it in a language: from an instant, and until another or for ever. */
export const publicationSchema = z.object({
  state: contentStateSchema,
  from: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
  /** Path of its page without the locale prefix; null where it has none. */
  path: z.string().nullable(),
});
export type Publication = z.infer<typeof publicationSchema>;

export const contentLineSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  section: z.string().nullable(),
  /** Depth in the list; 0 for all kinds but pages. */
  level: z.number().int(),
  /** URL of its cover; null without one. */
  cover: z.string().nullable(),
  changedAt: z.iso.datetime(),
  states: z.record(languageCodeSchema, contentStateSchema),
});
export type ContentLine = z.infer<typeof contentLineSchema>;

/** GET /admin/content/{type} */
export const contentLinesSchema = z.object({
  items: z.array(contentLineSchema),
  total: z.number().int(),
  sections: z.array(z.string()),
});

/** Most pages that are shown as a tree. */
export const MOST_IN_TREE = 500;

/** GET /admin/page: the lines of the tree, the first ones where there are too many. */
export const pageOrderSchema = z.object({
  /** Version of the order, which any page that comes, goes or moves changes. */
  version: z.string(),
  pages: z.array(contentLineSchema.extend({ idParent: z.number().int().nullable() })),
  total: z.number().int(),
});
export type PageOrder = z.infer<typeof pageOrderSchema>;
export type PageOrderLine = PageOrder["pages"][number];

/** PUT /admin/page/{id}/place */
export const pagePlacingSchema = z.object({
  /** Page above; null at the top. */
  idParent: z.number().int().nullable(),
  /** Page before which it stands; null at the end. */
  before: z.number().int().nullable(),
});
export type PagePlacing = z.infer<typeof pagePlacingSchema>;

/** GET /admin/page/at: the content that the panel edits at a path; null for none. */
export const contentAtSchema = z.object({
  content: z
    .object({
      type: z.enum(CONTENT_NAMES),
      id: z.number().int(),
      /** Its shown blocks from the top, as their slugs. */
      blocks: z.array(z.string()),
      /** Texts of its layout from the top: key, element and words, without their blanks. */
      texts: z.array(z.object({ key: z.string(), tag: z.string(), words: z.string() })),
    })
    .nullable(),
});
export type ContentAt = z.infer<typeof contentAtSchema>;

/** GET /admin/content/{type}/{id}: the working copy, and its state in each language. */
export const contentDraftSchema = contentValuesSchema.extend({
  id: z.number().int(),
  type: z.enum(CONTENT_NAMES),
  version: z.string(),
  changedAt: z.iso.datetime(),
  publications: z.record(languageCodeSchema, publicationSchema),
});
export type ContentDraft = z.infer<typeof contentDraftSchema>;

/** GET …/preview/{code}: all fields as a page would show them; unwritten texts are empty. */
export const contentPreviewSchema = z.object({
  type: z.enum(CONTENT_NAMES),
  changedAt: z.iso.datetime(),
  shown: fieldValues,
});

/** PUT …/publication/{code}: at once and for ever, or between two instants. */
export const publishSchema = z.object({
  from: z.iso.datetime({ offset: true }).nullish(),
  until: z.iso.datetime({ offset: true }).nullish(),
});

export const contentRevisionSchema = z.object({
  version: z.number().int(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  /** Languages in which it was published. */
  published: z.array(languageCodeSchema),
});
export type ContentRevision = z.infer<typeof contentRevisionSchema>;
