"use client";

import { useTranslations } from "next-intl";
import { LANGUAGE_NAMES } from "@/components/admin/panel/language-names";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Tabs of the languages where one is shown at a time; a mark shows an incomplete language. */
export function LanguageTabs(props: {
  locales: Locale[];
  shown: Locale;
  isLacking: (locale: Locale) => boolean;
  /** True on a wide window too. */
  isOneByOne: boolean;
  onShow: (locale: Locale) => void;
}) {
  const { locales, shown, isLacking, isOneByOne, onShow } = props;
  const t = useTranslations("admin.content");
  if (locales.length < 2) return null;
  return (
    <fieldset
      className={`mb-4 grid max-w-xl auto-cols-fr grid-flow-col overflow-hidden rounded-control border border-line-strong ${isOneByOne ? "" : "lg:hidden"}`}
    >
      <legend className="sr-only">{t("language")}</legend>
      {locales.map((locale) => (
        <label
          key={locale}
          className="flex min-h-11 cursor-pointer items-center justify-center gap-2 text-small has-checked:bg-raised has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2"
        >
          <input
            type="radio"
            name="language"
            checked={locale === shown}
            onChange={() => onShow(locale)}
            className="sr-only"
          />
          <span lang={locale}>{LANGUAGE_NAMES[locale]}</span>
          {isLacking(locale) && (
            <>
              <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
              <span className="sr-only">{t("lacks")}</span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}
