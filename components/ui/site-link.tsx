import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { hasForeignScheme } from "@/lib/rules/text/link-address";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { PageLink } from "./page-link";

/**
 * Link as the site's content holds it: a path of the site without its locale prefix, which it gets
 * here, or any other address, such as `tel:` or another site's. What
 * leads nowhere by such an address is shown as text.
 */
export async function SiteLink(props: {
  href: string;
  className?: string;
  children: ReactNode;
  "aria-label"?: string;
  "aria-current"?: "page" | undefined;
}) {
  const { href, children, ...rest } = props;
  // Stored before addresses were checked, or by another hand.
  if (hasForeignScheme(href)) return <span className={rest.className}>{children}</span>;
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
