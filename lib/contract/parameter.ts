import { z } from "zod";

export const parameterKindSchema = z.enum(["STRING", "BOOLEAN", "NUMBER", "TEXT", "LINK"]);
export type ParameterKind = z.infer<typeof parameterKindSchema>;

/** GET /parameter: one setting of the site (§3); `label` is in the caller's language. */
export const parameterSchema = z.object({
  id: z.number().int(),
  type: z.string().regex(/^[A-Z0-9_]+$/),
  kind: parameterKindSchema,
  group: z.string(),
  label: z.string(),
  value: z.string().nullable(),
});
export type Parameter = z.infer<typeof parameterSchema>;
