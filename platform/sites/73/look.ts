import type { LogoType } from "@/lib/contract/site";
import type { SiteData } from "@/platform/sites/site-data";

export const languages: SiteData["languages"] = [
  { code: "fr_FR", label: "Français", deeplCode: "FR", country: "FR", flag: "🇫🇷", isDefault: true },
  { code: "en", label: "English", deeplCode: "EN-GB", country: "GB", flag: "🇬🇧" },
];

const logo = (id: number, type: LogoType, filename: string) => ({
  filename,
  type,
  onlineImage: {
    id,
    externalId: null,
    externalType: null,
    externalPath: null,
    url: `/media/73/${filename}`,
  },
  alt: { fr_FR: "Domaine des Quatre Aulnes, accueil", en: "Domaine des Quatre Aulnes, home" },
});

export const logos: SiteData["logos"] = [
  logo(1, "LOGO", "logo.svg"),
  logo(2, "LOGO_FOOTER", "logo-footer.svg"),
  logo(3, "LOGO_DARK_THEME", "logo-dark-theme.svg"),
  logo(4, "LOGO_LIGHT_THEME", "logo-light-theme.svg"),
  logo(5, "LOGO_FAVICON", "favicon.svg"),
];

/** Titles as on the labels, and a plain letter for what is read. */
export const fonts: SiteData["fonts"] = [
  { type: "TITLE", family: "Cormorant Garamond", size: 22, weight: 500 },
  { type: "CONTENT", family: "Inter", size: 13, weight: 400 },
  { type: "MENU", family: "Inter", size: 13, weight: 500 },
];
