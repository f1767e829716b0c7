import { z } from "zod";

export const parameterKindSchema = z.enum(["STRING", "BOOLEAN", "NUMBER", "TEXT", "LINK"]);
export type ParameterKind = z.infer<typeof parameterKindSchema>;

const UNITS = [
  "NONE",
  "SECONDS",
  "MINUTES",
  "HOURS",
  "DAYS",
  "KILOMETRES",
  "PERCENT",
  "EUROS",
  "PIXELS",
  "POINTS",
  "BOTTLES",
] as const;

/** What a setting can hold: how it is asked for, and what it is checked by. */
export const heldValueSchema = z.discriminatedUnion("is", [
  z.object({
    is: z.enum([
      "LINE",
      "PARAGRAPH",
      "MARKUP",
      "CODE",
      "FLAG",
      "COLOUR",
      "LINK",
      "EMAIL",
      "PHONE",
      "HOURS",
      "RATIO",
      "SIRET",
      "VAT_NUMBER",
      "IBAN",
      "BIC",
    ]),
  }),
  z.object({
    is: z.literal("NUMBER"),
    unit: z.enum(UNITS),
    least: z.number(),
    most: z.number(),
    isWhole: z.boolean(),
  }),
  z.object({
    is: z.enum(["CHOICE", "CHOICES"]),
    options: z.record(z.string(), z.object({ fr: z.string(), en: z.string() })),
  }),
]);
export type HeldValue = z.infer<typeof heldValueSchema>;

/** Parts of the product that the catalogue is ahead of. */
export const awaitedModuleSchema = z.enum(["blog", "search", "consent", "media"]);
export type AwaitedModule = z.infer<typeof awaitedModuleSchema>;

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
