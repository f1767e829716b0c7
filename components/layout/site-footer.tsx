import { getTranslations } from "next-intl/server";
import { ContactLines } from "@/components/contact/contact-lines";
import { OpeningHoursList } from "@/components/contact/opening-hours-list";
import { FooterNewsletter } from "@/components/newsletter/footer-newsletter";
import { PictureImage } from "@/components/ui/picture-image";
import { SiteLink } from "@/components/ui/site-link";
import { configuredServices } from "@/lib/consent/configured-services";
import { COOKIE_POLICY_PATH, isLegalPath } from "@/lib/rules/site/legal-path";
import type { Bootstrap } from "@/lib/site/bootstrap";
import { CookieLink } from "./cookie-link";
import { Logo } from "./logo";
import { SocialLinks } from "./social-links";

export async function SiteFooter(props: {
  site: Bootstrap;
  /** Paths of pages that a setting hides: no link leads there. */
  hidden: string[];
  /** True for a page of the visitor's own affairs: the newsletter is not offered. */
  isPrivate?: boolean | undefined;
}) {
  const { site, hidden, isPrivate } = props;
  const t = await getTranslations("chrome");
  const { parameters, footerLinks, footerLogos, addresses } = site;
  const [address] = addresses;
  // Where there is a choice to make, its link leads to the cookie policy too.
  const left = configuredServices(parameters).length > 0 ? [...hidden, COOKIE_POLICY_PATH] : hidden;
  const shownLinks = footerLinks.filter(({ url }) => url === null || !left.includes(url));
  return (
    <footer className="mt-auto border-line border-t bg-(--footer-background) text-(--footer-color) text-small">
      {parameters.ENABLE_NEWSLETTER && !isPrivate && (
        <div className="calm:hidden">
          <FooterNewsletter />
        </div>
      )}
      <div className="container-page grid gap-x-12 gap-y-6 pt-8 pb-6 sm:grid-cols-2 lg:grid-cols-[4fr_5fr_3fr] calm:block calm:py-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 sm:block calm:hidden">
          <Logo site={site} place="footer" />
          {parameters.COMPANY_DESCRIPTION && (
            <p className="order-1 mt-4 max-w-sm">{parameters.COMPANY_DESCRIPTION}</p>
          )}
          <div className="-ml-1 sm:mt-3">
            <SocialLinks parameters={parameters} />
          </div>
        </div>
        <nav aria-label={t("footerLinks")}>
          <ul className="columns-2 gap-x-8 calm:flex calm:flex-wrap calm:gap-x-7 calm:gap-y-2.5">
            {shownLinks.map(({ id, title, url }) => (
              <li
                key={id}
                className={`break-inside-avoid pb-2 calm:pb-0 ${isLegalPath(url ?? "/") ? "" : "calm:hidden"}`}
              >
                <SiteLink
                  href={url ?? "/"}
                  className="underline-offset-4 hover:text-accent hover:underline"
                >
                  {title}
                </SiteLink>
              </li>
            ))}
            <CookieLink parameters={parameters} />
          </ul>
        </nav>
        <div className="space-y-4 calm:hidden">
          <PostalAddress
            lines={
              parameters.COMPANY_ADDRESS?.split(/,\s+/) ??
              (address ? [address.address, `${address.postalCode} ${address.city}`] : [])
            }
          />
          <ul className="space-y-1.5">
            <ContactLines parameters={parameters} phoneClassName="hover:text-accent" />
          </ul>
          <OpeningHoursList parameters={parameters} />
        </div>
      </div>
      <div className="container-page pb-6">
        <div className="border-line border-t pt-6 calm:border-t-0 calm:pt-0 lg:flex lg:items-center lg:justify-between lg:gap-x-12">
          <LegalLine site={site} />
          {footerLogos.length > 0 && (
            <ul className="flex max-lg:mt-5 lg:shrink-0 flex-wrap items-center gap-x-6 gap-y-4 calm:hidden">
              {footerLogos.map(({ id, title, image }) => (
                <li key={id}>
                  {image ? (
                    <PictureImage picture={image} sizes="8rem" className="h-8 w-auto" />
                  ) : (
                    <span>{title}</span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}

const PostalAddress = ({ lines }: { lines: string[] }) =>
  lines.length > 0 && (
    <address className="not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );

/** Company in one line, as the law wants it, and the author of the site. */
function LegalLine({ site: { parameters } }: { site: Bootstrap }) {
  const { CREATED_BY_MESSAGE, CREATED_BY_BACKLINK } = parameters;
  const name = parameters.LEGAL_COMPANY_NAME ?? parameters.COMPANY_NAME ?? "";
  const mentions = [
    name,
    // Many names begin with it: EARL Guérineau.
    name.split(" ").some((word) => word === parameters.CORPORATE_FORM)
      ? ""
      : parameters.CORPORATE_FORM,
    parameters.RCS_NUMBER?.replaceAll(" ", "\u00a0"),
    parameters.RM_NUMBER && `RM ${parameters.RM_NUMBER}`,
    parameters.VTC_REGISTER_NUMBER && `VTC ${parameters.VTC_REGISTER_NUMBER}`,
  ].filter(Boolean);
  return (
    <p>
      <span>{mentions.join(" · ")}</span>
      {CREATED_BY_MESSAGE && (
        <span className="block calm:hidden">
          {CREATED_BY_BACKLINK ? (
            <a href={CREATED_BY_BACKLINK} rel="noopener" className="underline underline-offset-4">
              {CREATED_BY_MESSAGE}
            </a>
          ) : (
            CREATED_BY_MESSAGE
          )}
        </span>
      )}
    </p>
  );
}
