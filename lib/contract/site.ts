import { z } from "zod";
import { countrySchema } from "./geography";
import { onlineImageSchema } from "./image";
import { isDeliveredSchema } from "./outbox";

/** A language of the site (§3); its code may be one that the product has no words for. */
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

/** One variant of the site's logo (§3). */
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
 * A font of the site (§3): `size` in points. A family that the product does not bring has `files`,
 * paths of the site such as `/media/74/Harbour-BoldItalic.woff2`; what they are called tells their
 * weights (§9), and which are italic.
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

/** What a site offers, of what has pages, calls and rules of its own: rides to book, a shop. */
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
  /** True where `features` has SHOP, for those that know no features. */
  isECommerce: z.boolean(),
  isBuilding: z.boolean(),
  technicalFileModel: z.string().nullable(),
  dashboardType: z.string().nullable(),
  defaultLang: z.object({ code: z.string(), label: z.string(), flag: z.string() }),
  languages: z.array(languageSchema),
  logos: z.array(logoSchema),
  /** CSS custom properties for colours and fonts that override what the parameters give. */
  styleVariables: z.record(z.string().regex(/^--[a-z0-9-]+$/), z.string()),
  /** What the site's own sentences may promise; a provider that does not say so carries both. */
  isDelivered: isDeliveredSchema.default({ MAIL: true, SMS: true }),
});
export type SiteInfo = z.infer<typeof siteInfoSchema>;

/** GET /site/visit/{from} */
export const visitSchema = z.object({ logged: z.boolean() });
