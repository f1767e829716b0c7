import { z } from "zod";
import { countrySchema } from "./geography";
import { onlineImageSchema } from "./image";
import { isDeliveredSchema } from "./outbox";

/** Language of the site (§3); the product may have no words for its code. */
export const languageSchema = z.object({
  id: z.number().int(),
  code: z.string(),
  label: z.string(),
  deeplCode: z.string(),
  country: countrySchema.omit({ numCode: true }).extend({ numCode: z.string() }),
  isValid: z.boolean(),
});

export const logoTypeSchema = z.enum([
  "LOGO",
  "LOGO_FOOTER",
  "LOGO_DARK_THEME",
  "LOGO_LIGHT_THEME",
  "LOGO_FAVICON",
]);
export type LogoType = z.infer<typeof logoTypeSchema>;

/** Variant of the site's logo (§3). */
export const logoSchema = z.object({
  id: z.number().int(),
  filename: z.string(),
  type: logoTypeSchema,
  onlineImage: onlineImageSchema.nullable(),
  alt: z.string(),
});

export const fontUseSchema = z.enum(["TITLE", "CONTENT", "MENU"]);
export type FontUse = z.infer<typeof fontUseSchema>;

/**
 * Font of the site (§3): `size` in points. A family that the product does not bring has `files`,
 * paths of the site such as `/media/74/Harbour-BoldItalic.woff2`; the file names tell the weights
 * (§9), and the italics.
 */
export const siteFontSchema = z.object({
  type: fontUseSchema,
  family: z.string(),
  color: z.string().nullable(),
  size: z.number().positive(),
  weight: z.number().int().min(100).max(900),
  style: z.enum(["normal", "italic"]),
  files: z.array(z.string()).default([]),
});
export type SiteFont = z.infer<typeof siteFontSchema>;

/** Feature of a site that brings pages, calls and rules of its own: rides to book, a shop. */
export const siteFeatureSchema = z.enum(["RIDES", "SHOP"]);
export type SiteFeature = z.infer<typeof siteFeatureSchema>;

/** GET /site/info (§3 Site info). */
export const siteInfoSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string(),
  developmentUrl: z.string().nullable(),
  productionUrl: z.string().nullable(),
  server: z.string().nullable(),
  fonts: z.array(siteFontSchema),
  isWinemaker: z.boolean(),
  features: z.array(siteFeatureSchema),
  /** True where `features` has SHOP, for callers that know no features. */
  isECommerce: z.boolean(),
  isBuilding: z.boolean(),
  technicalFileModel: z.string().nullable(),
  dashboardType: z.string().nullable(),
  defaultLang: z.object({ code: z.string(), label: z.string(), flag: z.string() }),
  languages: z.array(languageSchema),
  logos: z.array(logoSchema),
  styleVariables: z.record(z.string().regex(/^--[a-z0-9-]+$/), z.string()),
  /** Channels that the site's sentences may promise; by default both. */
  isDelivered: isDeliveredSchema.default({ MAIL: true, SMS: true }),
});
export type SiteInfo = z.infer<typeof siteInfoSchema>;

/** GET /site/visit/{from} */
export const visitSchema = z.object({ logged: z.boolean() });
