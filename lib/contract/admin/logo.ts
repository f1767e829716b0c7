import { z } from "zod";
import { instantSchema } from "@/lib/contract/booking";
import { onlineImageSchema } from "@/lib/contract/image";
import { logoTypeSchema } from "@/lib/contract/site";
import { lineSchema } from "@/lib/contract/typed-text";
import { MAX_LOGO_ALT } from "@/lib/rules/site/logo-file";

const logoAltSchema = z.object({ fr_FR: z.string(), en: z.string() });

/** GET /admin/logo: a logo's place, with its picture. */
export const adminLogoSchema = z.object({
  type: logoTypeSchema,
  image: onlineImageSchema.nullable(),
  alt: logoAltSchema,
  /** The picture before the last change; null where there was none. */
  previous: onlineImageSchema.nullable(),
  changed: z.object({ at: instantSchema, by: z.string() }).nullable(),
  /** Version of the picture and its texts: a change begins from it. */
  version: z.string(),
});
export type AdminLogo = z.infer<typeof adminLogoSchema>;

const saidSchema = lineSchema.min(1).max(MAX_LOGO_ALT);

/** Object sent within a form: JSON (§7). */
const jsonSchema = z
  .string()
  .max(2_000)
  .transform((text, ctx): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      ctx.addIssue({ code: "custom", message: "is no JSON" });
      return z.NEVER;
    }
  });

/**
 * PUT /admin/logo/{type}, a form of `multipart/form-data`. Without `image` the picture stays; a
 * file input of a page sends an empty file when none was chosen.
 */
export const logoChangeSchema = z.object({
  alt: jsonSchema
    .pipe(z.object({ fr_FR: saidSchema, en: saidSchema }))
    .meta({ description: "JSON with the texts `fr_FR` and `en`, of 1 to 150 characters each" }),
  image: z
    .instanceof(File)
    .meta({
      type: "string",
      format: "binary",
      description: "An SVG, PNG, JPEG or WebP file of at most 1 MB",
    })
    .optional(),
});
