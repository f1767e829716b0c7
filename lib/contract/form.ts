import { z } from "zod";
import { FORM_FIELD_TYPES } from "@/lib/rules/form/form-field";

const formFieldSchema = z.object({
  name: z.string(),
  type: z.enum(FORM_FIELD_TYPES),
  label: z.string(),
  hint: z.string().nullable(),
  required: z.boolean(),
  /** Options of a choice. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Condition to ask for it: the field holds this option's value, or `on` for a box. */
  condition: z.object({ field: z.string(), equals: z.string() }).nullable(),
});

/** GET /forms/{id} */
export const shownFormSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  intro: z.string().nullable(),
  /** Shown once it is sent. */
  thanks: z.string(),
  fields: z.array(formFieldSchema),
  publishedAt: z.iso.datetime(),
  /** Its page, without the locale prefix; null where none leads there. */
  path: z.string().nullable(),
});
export type Form = z.infer<typeof shownFormSchema>;

const textPart = z.union([z.string(), z.array(z.string())]);
const part = z.union([
  textPart,
  z.instanceof(File),
  z.array(z.union([z.string(), z.instanceof(File)])),
]);

/**
 * POST /forms/{id}/submit, `multipart/form-data`: one part per field, by its name. Several choices
 * are several parts, or one part of JSON. Files may also stand under `image` or `images` (§7), for
 * the first file field.
 */
export const formSubmissionSchema = z.record(z.string().max(40), part).meta({
  type: "object",
  description:
    "A part for each field, by its name, and `acceptPrivacy` with `on`; five files at most, of 10 MB each",
  additionalProperties: true,
});
export type FormSubmission = z.infer<typeof formSubmissionSchema>;

export const formSubmittedSchema = z.object({ received: z.literal(true), thanks: z.string() });
