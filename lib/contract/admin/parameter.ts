import { z } from "zod";
import { instantSchema } from "@/lib/contract/booking";
import { heldValueSchema, parameterKindSchema } from "@/lib/contract/parameter";

const labelSchema = z.object({ fr: z.string(), en: z.string() });

/** GET /admin/parameter: a setting of the site, set or not, as the staff see it. */
export const adminParameterSchema = z.object({
  type: z.string(),
  kind: parameterKindSchema,
  group: z.string(),
  label: labelSchema,
  holds: heldValueSchema.optional(),
  /** Its meaning in a sentence, with `{value}` for its value; and the sentence without a value. */
  sentence: labelSchema.optional(),
  unset: labelSchema.optional(),
  value: z.string().nullable(),
  /** The value in English, null where it is the same. */
  valueEn: z.string().nullable(),
  default: z.string().nullable(),
  /** Version of the value in both languages: a change begins from it. */
  version: z.string(),
  isSet: z.boolean(),
  /** True when the caller may change it: some settings take all rights. */
  mayChange: z.boolean(),
  changed: z.object({ at: instantSchema, by: z.string() }).nullable(),
});
export type AdminParameter = z.infer<typeof adminParameterSchema>;

/** PUT /admin/parameter/{type}; null restores the default. */
export const parameterChangeSchema = z.object({
  value: z.string().max(20_000).nullable(),
  valueEn: z.string().max(20_000).nullable().default(null),
});
/** POST /admin/parameter/{type}/draft: the value as it is typed, for the page that shows it. */
export const settingDraftSchema = z.object({ draft: z.string() });

export type ParameterChange = z.input<typeof parameterChangeSchema>;
