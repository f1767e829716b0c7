import type { SiteData } from "./site-data";

export const demoLanguages: SiteData["languages"] = [
  { code: "fr_FR", label: "Français", deeplCode: "FR", country: "FR", flag: "🇫🇷", isDefault: true },
  { code: "en", label: "English", deeplCode: "EN-GB", country: "GB", flag: "🇬🇧" },
];
