import type { SiteData } from "@/demonstration/data/site-data";

/** Differences between the bottles of one wine. */
export const variations: SiteData["variations"] = [
  {
    fr_FR: { label: "Millésime", displayLabel: null },
    en: { label: "Vintage", displayLabel: null },
  },
  { fr_FR: { label: "Format", displayLabel: null }, en: { label: "Format", displayLabel: null } },
];
