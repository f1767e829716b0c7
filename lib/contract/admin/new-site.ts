import { z } from "zod";
import { lineSchema } from "@/lib/contract/typed-text";
import { MAX_SITE_NAME, SITE_TEMPLATES } from "@/lib/rules/site/site-file";

const nameSchema = lineSchema.min(2).max(MAX_SITE_NAME);

/** POST /admin/site: a site that begins from a template. */
export const newSiteSchema = z.object({ name: nameSchema, template: z.enum(SITE_TEMPLATES) });

/** POST /admin/site/file, a form of `multipart/form-data`: a site that begins from a file. */
export const siteFromFileSchema = z.object({
  name: nameSchema,
  file: z.instanceof(File).meta({
    type: "string",
    format: "binary",
    description: "A file that `GET /admin/site/file` has made",
  }),
});

export const madeSiteSchema = z.object({ id: z.int(), name: z.string() });
export type MadeSite = z.output<typeof madeSiteSchema>;
