import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { PageLink } from "./page-link";

/**
 * A link as the site's content holds it: a path of the site without its locale prefix, which it
 * gets here, or any other address, such as `tel:` or another site's.
 */
export async function SiteLink(props: {
  href: string;
  className?: string;
  children: ReactNode;
  "aria-label"?: string;
  "aria-current"?: "page" | undefined;
}) {
  const { href, children, ...rest } = props;
  if (!href.startsWith("/") || href.startsWith("/media/")) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const locale = (await getLocale()) as Locale;
  return (
    <PageLink href={localisedPath(href, locale)} {...rest}>
      {children}
    </PageLink>
  );
}
