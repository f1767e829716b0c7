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

/** Type of a setting's value: its input, and its checks. */
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
      "IMAGE_SERVICE",
      "MATOMO_ADDRESS",
      "MATOMO_SITE",
      "TAG_MANAGER_IDS",
      "ANALYTICS_ID",
      "ADS_ID",
      "DOMAIN",
      "PIXEL_KEY",
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
