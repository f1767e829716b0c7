import type { LogoType } from "@/lib/contract/site";
import type { PerLanguage } from "@/platform/db/schema/columns";
import type { SiteData } from "./site-data";

/** Pixels, as the file says them. */
type Size = readonly [width: number, height: number];

const ICON: Size = [64, 64];

/**
 * Lists the logos of a site, at its places.
 * @param alt their link's text, with the company's name
 * @param size of all but the icon, and of the footer's where that has another one
 */
export function logosOf(
  idSite: number,
  alt: PerLanguage<string>,
  size: Size,
  footerSize = size,
): SiteData["logos"] {
  const logo = (id: number, type: LogoType, filename: string, [width, height] = size) => ({
    filename,
    type,
    onlineImage: {
      id,
      externalId: null,
      externalType: null,
      externalPath: null,
      url: `/media/${idSite}/${filename}`,
      width,
      height,
    },
    alt,
  });

  return [
    logo(1, "LOGO", "logo.svg"),
    logo(2, "LOGO_FOOTER", "logo-footer.svg", footerSize),
    logo(3, "LOGO_DARK_THEME", "logo-dark-theme.svg"),
    logo(4, "LOGO_LIGHT_THEME", "logo-light-theme.svg"),
    logo(5, "LOGO_FAVICON", "favicon.svg", ICON),
  ];
}
