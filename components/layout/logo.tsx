import { SiteLink } from "@/components/ui/site-link";
import type { LogoType } from "@/lib/contract/site";
import type { Bootstrap } from "@/lib/site/bootstrap";

/**
 * Places of a logo: its height comes from the site's parameters, and so does its width, or else
 * that of its file beside it.
 */
const PLACES = {
  // A wide logo leaves space for the menu beside it.
  header:
    "h-(--logo-height) w-(--logo-width,auto) max-w-[min(100%,40vw)] object-contain object-left",
  mobile:
    "h-(--logo-height-mobile) w-(--logo-width-mobile,auto) max-w-[55vw] object-contain object-left",
  footer:
    "h-(--logo-height-footer) w-(--logo-width-footer,auto) max-w-full object-contain object-left",
} as const;

/** Margins that the site wants around its logo in the header. */
const MARGINS = "mt-(--logo-margin-top) mb-(--logo-margin-bottom)";

export function Logo({ site, place }: { site: Bootstrap; place: keyof typeof PLACES }) {
  return (
    <SiteLink href="/" className={`inline-block shrink-0 ${place === "header" ? MARGINS : ""}`}>
      <Mark site={site} place={place} />
    </SiteLink>
  );
}

/** Logo of the site, in the variant for its theme; its name when it has none. */
export function Mark({ site, place }: { site: Bootstrap; place: keyof typeof PLACES }) {
  const forTheme = site.parameters.DARK_THEME ? "LOGO_DARK_THEME" : "LOGO_LIGHT_THEME";
  const types: LogoType[] =
    place === "footer" ? ["LOGO_FOOTER", forTheme, "LOGO"] : [forTheme, "LOGO"];
  const logos = types.map((type) => site.info?.logos.find((logo) => logo.type === type));
  const logo = logos.find((found) => found?.onlineImage);
  return logo?.onlineImage ? (
    <img
      src={logo.onlineImage.url}
      alt={logo.alt}
      width={logo.onlineImage.width ?? undefined}
      height={logo.onlineImage.height ?? undefined}
      // At the end of a page it is not needed first.
      loading={place === "footer" ? "lazy" : "eager"}
      className={PLACES[place]}
    />
  ) : (
    <span className="font-title text-subtitle">{site.parameters.COMPANY_NAME}</span>
  );
}
