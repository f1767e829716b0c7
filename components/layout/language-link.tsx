"use client";

import type { ReactNode, SyntheticEvent } from "react";
import { keepCookie } from "@/lib/browser/cookies";
import { sameAddressIn } from "@/lib/rules/site/same-address-in";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

/** Lifetime of the chosen language, in days. */
const KEPT_DAYS = 365;

/** Link to the page in another language, kept in a cookie for a year (§2, §9). */
export function LanguageLink(props: {
  href: string;
  locale: Locale;
  label: string;
  className: string;
  /** True where the link leads to the page that the browser's address names. */
  isOfAddress?: boolean;
  children: ReactNode;
}) {
  const { href, locale, label, className, isOfAddress, children } = props;
  /** Takes the address's state before the link is followed, opened beside or copied. */
  const takeState = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    const path = isOfAddress ? localisedPath(location.pathname, locale) : href;
    currentTarget.href = sameAddressIn(path, location, locale);
  };
  return (
    <a
      href={href}
      hrefLang={locale}
      lang={locale}
      title={label}
      aria-label={label}
      className={className}
      onPointerDown={takeState}
      onFocus={takeState}
      onClick={(event) => {
        takeState(event);
        keepCookie("locale", locale, KEPT_DAYS);
      }}
    >
      {children}
    </a>
  );
}
