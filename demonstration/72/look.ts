import { logosOf } from "@/demonstration/data/logos-of";
import type { SiteData } from "@/demonstration/data/site-data";

export const logos = logosOf(
  72,
  { fr_FR: "Estuaire Chauffeur Privé, accueil", en: "Estuaire Chauffeur Privé, home" },
  [352, 90],
  [226, 134],
);

/** Raleway throughout (§9): hairline titles, and text heavy enough to be read. */
export const fonts: SiteData["fonts"] = [
  { type: "TITLE", family: "Raleway", size: 18, weight: 200 },
  { type: "CONTENT", family: "Raleway", size: 14, weight: 400 },
  { type: "MENU", family: "Raleway", size: 14, weight: 400 },
];
