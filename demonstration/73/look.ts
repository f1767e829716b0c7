import { logosOf } from "@/demonstration/data/logos-of";
import type { SiteData } from "@/demonstration/data/site-data";

export const logos = logosOf(
  73,
  { fr_FR: "Domaine des Quatre Aulnes, accueil", en: "Domaine des Quatre Aulnes, home" },
  [360, 150],
);

/** Titles as on the labels, and a plain letter for running text. */
export const fonts: SiteData["fonts"] = [
  { type: "TITLE", family: "Cormorant Garamond", size: 22, weight: 500 },
  { type: "CONTENT", family: "Inter", size: 13, weight: 400 },
  { type: "MENU", family: "Inter", size: 13, weight: 400 },
];
