"use client";

import { createContext, type ReactNode, useContext } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import type { Locale } from "@/lib/rules/text/locale-code";

/** What an editor shows: of which content, and in which language where there is room for one. */
export const SeenLanguage = createContext<{
  shown: Locale;
  isOneByOne: boolean;
  /** True where each language is in sight in a narrow window too, one below the other. */
  isStacked?: boolean;
  /** Left out until the content is saved for the first time. */
  idContent?: number | undefined;
  /** True once visitors may read it in some language. */
  isOut?: boolean;
  /** ISO instant of the last save. */
  savedAt?: string | undefined;
}>({ shown: "fr", isOneByOne: false });

/** Same part in each language, side by side, or in the shown language alone. */
export function InEachLanguage(props: {
  children: (locale: Locale) => ReactNode;
  gap?: "gap-x-3" | "gap-x-6";
}) {
  const { site } = usePanel();
  const { shown, isOneByOne, isStacked } = useContext(SeenLanguage);
  const isBeside = site.locales.length > 1 && !isOneByOne;
  const others = isOneByOne ? "hidden" : isStacked ? "" : "max-lg:hidden";
  const beside = isStacked ? "col-span-full gap-y-3 sm:grid-cols-2" : "lg:grid-cols-2";
  return (
    <div className={`grid ${props.gap ?? "gap-x-3"} ${isBeside ? beside : ""}`}>
      {site.locales.map((locale) => (
        <div key={locale} className={`min-w-0 ${locale === shown ? "" : others}`}>
          {props.children(locale)}
        </div>
      ))}
    </div>
  );
}
