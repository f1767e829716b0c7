import { z } from "zod";
import { instantSchema } from "@/lib/contract/booking";
import {
  awaitedModuleSchema,
  heldValueSchema,
  parameterKindSchema,
} from "@/lib/contract/parameter";

const labelSchema = z.object({ fr: z.string(), en: z.string() });

/** GET /admin/parameter: a setting of the site, set or not, as who runs it sees it. */
export const adminParameterSchema = z.object({
  type: z.string(),
  kind: parameterKindSchema,
  group: z.string(),
  label: labelSchema,
  holds: heldValueSchema.optional(),
  /** What it means in a sentence, with `{value}` where its value stands; and while it has none. */
  sentence: labelSchema.optional(),
  unset: labelSchema.optional(),
  value: z.string().nullable(),
  /** The value in English, null where it is the same. */
  valueEn: z.string().nullable(),
  default: z.string().nullable(),
  /** Of the value in both languages: a change begins from it. */
  version: z.string(),
  isSet: z.boolean(),
  /** Whether who asks may change it: some take all rights. */
  mayChange: z.boolean(),
  changed: z.object({ at: instantSchema, by: z.string() }).nullable(),
  /** The part of the product without which it does nothing; the panel shows no such setting. */
  awaits: awaitedModuleSchema.optional(),
});
export type AdminParameter = z.infer<typeof adminParameterSchema>;

/** PUT /admin/parameter/{type}; a value of null is the default again. */
export const parameterChangeSchema = z.object({
  value: z.string().max(20_000).nullable(),
  valueEn: z.string().max(20_000).nullable().default(null),
});
export type ParameterChange = z.input<typeof parameterChangeSchema>;
