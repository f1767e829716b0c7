import { z } from "zod";
import { instantSchema } from "@/lib/contract/booking";
import { parameterKindSchema } from "@/lib/contract/parameter";

/** GET /admin/parameter: a setting of the site, set or not, as who runs it sees it. */
export const adminParameterSchema = z.object({
  type: z.string(),
  kind: parameterKindSchema,
  group: z.string(),
  label: z.object({ fr: z.string(), en: z.string() }),
  value: z.string().nullable(),
  /** The value in English, null where it is the same. */
  valueEn: z.string().nullable(),
  default: z.string().nullable(),
  isSet: z.boolean(),
  changed: z.object({ at: instantSchema, by: z.string() }).nullable(),
});
export type AdminParameter = z.infer<typeof adminParameterSchema>;

/** PUT /admin/parameter/{type}; a value of null is the default again. */
export const parameterChangeSchema = z.object({
  value: z.string().max(20_000).nullable(),
  valueEn: z.string().max(20_000).nullable().default(null),
});
export type ParameterChange = z.input<typeof parameterChangeSchema>;
