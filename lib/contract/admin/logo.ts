import { z } from "zod";
import { instantSchema } from "@/lib/contract/booking";
import { onlineImageSchema } from "@/lib/contract/image";
import { logoTypeSchema } from "@/lib/contract/site";
import { lineSchema } from "@/lib/contract/typed-text";
import { MAX_LOGO_ALT } from "@/lib/rules/site/logo-file";

/** What is said of a logo where it is not seen, by the language of the site. */
const logoAltSchema = z.object({ fr_FR: z.string(), en: z.string() });

/** GET /admin/logo: a place that a logo has, with what stands there. */
export const adminLogoSchema = z.object({
  type: logoTypeSchema,
  /** Null where there is none. */
  image: onlineImageSchema.nullable(),
  alt: logoAltSchema,
  /** What stood there before the picture was changed last; null where nothing did. */
  previous: onlineImageSchema.nullable(),
  changed: z.object({ at: instantSchema, by: z.string() }).nullable(),
  /** Of the picture and its texts: a change begins from it. */
  version: z.string(),
});
export type AdminLogo = z.infer<typeof adminLogoSchema>;

const saidSchema = lineSchema.min(1).max(MAX_LOGO_ALT);

/** What is sent of an object in a form: JSON (§7). */
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
 * PUT /admin/logo/{type}, a form of `multipart/form-data`. Without `image` the picture stays; an input of
 * a page in which no file was chosen sends an empty one.
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
