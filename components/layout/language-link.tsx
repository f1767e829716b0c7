"use client";

import Cookies from "js-cookie";
import type { ReactNode } from "react";
import type { Locale } from "@/lib/rules/text/locale-code";

/** A link to the page in another language, kept in a cookie for a year (§2, §9). */
export function LanguageLink(props: {
  href: string;
  locale: Locale;
  label: string;
  className: string;
  children: ReactNode;
}) {
  const { href, locale, label, className, children } = props;
  return (
    <a
      href={href}
      hrefLang={locale}
      lang={locale}
      title={label}
      aria-label={label}
      className={className}
      onClick={() => Cookies.set("locale", locale, { expires: 365, path: "/", sameSite: "lax" })}
    >
      {children}
    </a>
  );
}
