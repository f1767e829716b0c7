import type { LogoType } from "@/lib/contract/site";
import type { PerLanguage } from "@/platform/db/schema/columns";
import type { SiteData } from "./site-data";

/** The logos of a site, at its places. @param alt where they lead, and whose they are */
export function logosOf(idSite: number, alt: PerLanguage<string>): SiteData["logos"] {
  const logo = (id: number, type: LogoType, filename: string) => ({
    filename,
    type,
    onlineImage: {
      id,
      externalId: null,
      externalType: null,
      externalPath: null,
      url: `/media/${idSite}/${filename}`,
    },
    alt,
  });

  return [
    logo(1, "LOGO", "logo.svg"),
    logo(2, "LOGO_FOOTER", "logo-footer.svg"),
    logo(3, "LOGO_DARK_THEME", "logo-dark-theme.svg"),
    logo(4, "LOGO_LIGHT_THEME", "logo-light-theme.svg"),
    logo(5, "LOGO_FAVICON", "favicon.svg"),
  ];
}
