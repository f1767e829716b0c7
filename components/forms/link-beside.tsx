"use client";

import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

/** Link out of a form into a tab beside it: typed values stay. */
export const LinkBeside = ({ to, children }: { to: string; children: ReactNode }) => (
  <a
    href={localisedPath(to, useLocale() as Locale)}
    target="_blank"
    rel="noopener"
    className="text-accent underline underline-offset-4"
  >
    {children}
  </a>
);
