import { z } from "zod";
import { country } from "./geography";
import { onlineImage } from "./image";
import { languageCode } from "./locale";

/** A language of the site (§3). */
export const language = z.object({
  id: z.number().int(),
  code: languageCode,
  label: z.string(),
  deeplCode: z.string(),
  country: country.omit({ numCode: true }).extend({ numCode: z.string() }),
  isValid: z.boolean(),
});

export const logoType = z.enum([
  "LOGO",
  "LOGO_FOOTER",
  "LOGO_DARK_THEME",
  "LOGO_LIGHT_THEME",
  "LOGO_FAVICON",
]);
export type LogoType = z.infer<typeof logoType>;

/** One variant of the site's logo (§3). */
export const logo = z.object({
  id: z.number().int(),
  filename: z.string(),
  type: logoType,
  onlineImage: onlineImage.nullable(),
  alt: z.string(),
});

export const fontUse = z.enum(["TITLE", "CONTENT", "MENU"]);
export type FontUse = z.infer<typeof fontUse>;

/** A font of the site (§3): `size` in points, `files` are names whose weight §9 reads from them. */
export const siteFont = z.object({
  type: fontUse,
  family: z.string(),
  color: z.string().nullable(),
  size: z.number().positive(),
  weight: z.number().int().min(100).max(900),
  style: z.enum(["normal", "italic"]),
});
export type SiteFont = z.infer<typeof siteFont>;

/** GET /site/info (§3 Site info). */
export const siteInfo = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string(),
  developmentUrl: z.string().nullable(),
  productionUrl: z.string().nullable(),
  server: z.string().nullable(),
  fonts: z.array(siteFont),
  isWinemaker: z.boolean(),
  isECommerce: z.boolean(),
  isBuilding: z.boolean(),
  technicalFileModel: z.string().nullable(),
  dashboardType: z.string().nullable(),
  defaultLang: z.object({ code: languageCode, label: z.string(), flag: z.string() }),
  languages: z.array(language),
  logos: z.array(logo),
  /** CSS custom properties for colours and fonts that override what the parameters give. */
  styleVariables: z.record(z.string().regex(/^--[a-z0-9-]+$/), z.string()),
});
export type SiteInfo = z.infer<typeof siteInfo>;

/** GET /site/visit/{from} */
export const visit = z.object({ logged: z.boolean() });
