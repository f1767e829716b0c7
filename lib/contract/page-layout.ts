import { z } from "zod";
import { languageCodeSchema } from "./locale";

/** Longest HTML or CSS of a page, in characters. */
const LONGEST_SOURCE = 200_000;

/** No database takes a null character. */
const source = z
  .string()
  .max(LONGEST_SOURCE)
  .refine((text) => !text.includes("\0"));

/** GET /admin/page/{idPage}/layout: the layout of a page of the page builder in each language. */
export const pageLayoutsSchema = z.object({
  layouts: z.array(
    z.object({
      id: z.number().int(),
      code: languageCodeSchema,
      html: z.string(),
      css: z.string(),
      /** Hash of the HTML, to find out whether it is still the same. */
      hash: z.string(),
    }),
  ),
});

/** POST /admin/page/{idPage}/layout/{idLayout}/hash/check (§7): the editor's base HTML. */
export const layoutCheckSchema = z.object({ html: source });
export const layoutCheckedSchema = z.object({
  /** False where somebody else has changed it meanwhile. */
  isCurrent: z.boolean(),
  hash: z.string(),
});

/** PUT /admin/page/{idPage}/layout/{idLayout}/preview (§7), a form of `multipart/form-data`. */
export const layoutPreviewSchema = z.object({ html: source, css: source.default("") });
export const layoutPreviewMadeSchema = z.object({
  /** Path of its page without the locale prefix: anybody with it may look. */
  path: z.string().startsWith("/"),
  until: z.iso.datetime(),
});

/** GET /page/preview/{code}: an unpublished layout, while its link works. */
export const previewedLayoutSchema = z.object({
  title: z.string(),
  html: z.string(),
  css: z.string(),
  /** Blocks that it shows, as they are written. */
  blocks: z
    .array(
      z.object({
        slug: z.string(),
        type: z.string(),
        isHidden: z.boolean(),
        conf: z.record(z.string(), z.unknown()),
      }),
    )
    .optional(),
});
export type PreviewedLayout = z.infer<typeof previewedLayoutSchema>;
