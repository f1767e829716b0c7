import { z } from "zod";
import { instantSchema } from "@/lib/contract/booking";
import { translatedSchema } from "@/lib/contract/field/translated-value";
import { heldValueSchema, parameterKindSchema } from "@/lib/contract/parameter";
import { lineSchema } from "@/lib/contract/typed-text";

const settingValueSchema = (text: z.ZodString) =>
  z.union([text.nullable(), translatedSchema(text.nullable())]);

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
  /** Null where it has its default; of a text that of each language, null in English as in French. */
  value: settingValueSchema(z.string()),
  default: z.string().nullable(),
  /** Version of the value in both languages: a change begins from it. */
  version: z.string(),
  isSet: z.boolean(),
  /** True when the caller may change it: some settings take all rights. */
  mayChange: z.boolean(),
  changed: z.object({ at: instantSchema, by: z.string() }).nullable(),
});
export type AdminParameter = z.infer<typeof adminParameterSchema>;

/**
 * PUT /admin/parameter/{type}: a value for all languages, or a text of each; null restores the
 * default.
 */
export const parameterChangeSchema = z.strictObject({
  value: settingValueSchema(z.string().max(20_000)),
  /** Reason of a change of code, which the log keeps; it is asked for there alone. */
  reason: lineSchema.max(300).optional(),
});
/** POST /admin/parameter/{type}/draft: the value as it is typed, for the page that shows it. */
export const settingDraftSchema = z.object({ draft: z.string() });

export type ParameterChange = z.input<typeof parameterChangeSchema>;
