import { z } from "zod";
import { CONTENT_NAMES } from "@/lib/contract/content/contents";
import { lineSchema } from "@/lib/contract/typed-text";
import { MAX_MEDIUM_ALT, MAX_MEDIUM_LICENCE, MEDIUM_KINDS } from "@/lib/rules/site/medium-file";
import { type Crop, isCrop, SIDE } from "@/lib/rules/site/picture-crop";
import { PICTURES_WITH_WORDS } from "@/lib/rules/site/words-on-picture";

export const mediumKindSchema = z.enum(MEDIUM_KINDS);

const ratio = z.number().min(0).max(1);
const focusSchema = z.object({ x: ratio, y: ratio });

/** GET /admin/medium: a picture, a video or a document of the library. */
export const mediumSchema = z.object({
  id: z.number().int(),
  kind: mediumKindSchema,
  /** Path of the site. */
  src: z.string(),
  /** Name of the uploaded file. */
  name: z.string(),
  /** In pixels; null where the medium has no size. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  bytes: z.number().int().nullable(),
  /** Alternative text; empty where nobody has written it yet. */
  alt: z.object({ fr_FR: z.string(), en: z.string() }),
  /** Point that stays in sight where it is cropped. */
  focus: focusSchema,
  /** Licence to show it, and its author. */
  licence: z.string().nullable(),
  addedAt: z.iso.datetime(),
  /** Version of everything that can be changed: a change begins from it. */
  version: z.string(),
});
export type Medium = z.infer<typeof mediumSchema>;

/** Use of a medium: in a content, or on a page, named in the caller's language. */
export const mediumUseSchema = z.object({
  type: z.enum(CONTENT_NAMES),
  id: z.number().int(),
  title: z.string(),
  isShown: z.boolean(),
});
export type MediumUse = z.infer<typeof mediumUseSchema>;

/** GET /admin/medium/{id} */
export const usedMediumSchema = mediumSchema.extend({ uses: z.array(mediumUseSchema) });
export type UsedMedium = z.infer<typeof usedMediumSchema>;

/** PUT /admin/medium/{id} */
export const mediumChangeSchema = z.object({
  alt: z.object({ fr_FR: lineSchema.max(MAX_MEDIUM_ALT), en: lineSchema.max(MAX_MEDIUM_ALT) }),
  focus: focusSchema,
  licence: lineSchema.max(MAX_MEDIUM_LICENCE).nullable(),
});
export type MediumChange = z.infer<typeof mediumChangeSchema>;

const fileSchema = z.instanceof(File).meta({
  type: "string",
  format: "binary",
  description: "A picture of 25 MB at most, a video of 40 MB, or a PDF document of 20 MB",
});

/** POST /admin/medium, `multipart/form-data` (§7): a file as `image`, or several as `images`. */
export const mediaFormSchema = z.object({
  image: fileSchema.optional(),
  images: z.union([fileSchema, z.array(fileSchema)]).optional(),
});

/** Result for each file of a form: a medium, or the file's fault by its place. */
export const keptMediaSchema = z.object({
  media: z.array(mediumSchema.nullable()),
  errors: z.record(z.string(), z.object({ code: z.string(), message: z.string() })),
});
export type KeptMedia = z.infer<typeof keptMediaSchema>;

/** PUT /admin/medium/{id}/file, likewise a form. */
export const mediumFileFormSchema = z.object({ image: fileSchema });

const asked = (most: number) => z.coerce.number().min(0).max(most);
const part = asked(SIDE).int();

/** GET /admin/picture/legibility: a picture that would stand below words of a block. */
export const pictureTrialSchema = z
  .object({
    on: z.enum(PICTURES_WITH_WORDS),
    src: z.string().max(2000),
    /** Part of it, in thousandths of its sides; all of it without one. */
    x: part.default(0),
    y: part.default(0),
    width: part.default(SIDE),
    height: part.default(SIDE),
    focusX: asked(1).default(0.5),
    focusY: asked(1).default(0.5),
  })
  .refine(isCrop, { path: ["width"] });

export const legibilitySchema = z.object({
  /** Contrast of the words on it, where it was measured. */
  contrast: z.number().nullable(),
  /** Lowest contrast of a text that everybody reads. */
  least: z.number(),
});

export interface PictureTrial {
  on: (typeof PICTURES_WITH_WORDS)[number];
  src: string;
  crop?: Crop | undefined;
  focus?: { x: number; y: number } | undefined;
}
