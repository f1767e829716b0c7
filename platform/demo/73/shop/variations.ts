import type { SiteData } from "@/platform/demo/data/site-data";

/** In what the bottles of one wine differ. */
export const variations: SiteData["variations"] = [
  {
    fr_FR: { label: "Millésime", displayLabel: null },
    en: { label: "Vintage", displayLabel: null },
  },
  { fr_FR: { label: "Format", displayLabel: null }, en: { label: "Format", displayLabel: null } },
];
