import { z } from "zod";

export const parameterKind = z.enum(["STRING", "BOOLEAN", "NUMBER", "TEXT", "LINK"]);
export type ParameterKind = z.infer<typeof parameterKind>;

/** GET /parameter: one setting of the site (§3); `label` is in the caller's language. */
export const parameter = z.object({
  id: z.number().int(),
  type: z.string().regex(/^[A-Z0-9_]+$/),
  kind: parameterKind,
  group: z.string(),
  label: z.string(),
  value: z.string().nullable(),
});
export type Parameter = z.infer<typeof parameter>;
