import { getTranslations } from "next-intl/server";
import { type Locale, localeFromCode, localisedPath } from "@/lib/rules/text/locale-code";
import type { Bootstrap } from "@/lib/site/bootstrap";
import { siteLocales } from "@/lib/site/site-locales";
import { LanguageLink } from "./language-link";

/** Links to the page in the site's other languages, which remember the choice. */
export async function LanguageMenu(props: {
  site: Bootstrap;
  locale: Locale;
  /** Path of the page without its locale prefix; left out where only the browser knows it. */
  path?: string;
  /** Paths of the page in other languages, where they differ. */
  paths?: Partial<Record<Locale, string>> | undefined;
  isNamed?: boolean;
}) {
  const { site, locale, path, paths, isNamed = false } = props;
  const t = await getTranslations("chrome");
  const locales = siteLocales(site.info);
  const languages = (site.info?.languages ?? []).flatMap(({ code, label }) => {
    const spoken = localeFromCode(code);
    return spoken && locales.includes(spoken) ? [{ spoken, label }] : [];
  });
  if (languages.length < 2) return null;
  return (
    <ul
      aria-label={t("languages")}
      className={`flex items-center ${isNamed ? "gap-6" : "gap-3 text-small"}`}
    >
      {languages.map(({ spoken, label }) => (
        <li key={spoken}>
          {spoken === locale ? (
            <span
              aria-current="true"
              className="inline-grid min-h-6 min-w-6 place-items-center font-semibold text-accent"
            >
              {isNamed ? (
                <span lang={spoken}>{label}</span>
              ) : (
                <abbr title={label} lang={spoken} className="no-underline">
                  {spoken.toUpperCase()}
                </abbr>
              )}
            </span>
          ) : (
            <LanguageLink
              href={localisedPath(paths?.[spoken] ?? path ?? "/", spoken)}
              isOfAddress={path === undefined}
              locale={spoken}
              label={label}
              className={`inline-grid min-w-6 place-items-center ${isNamed ? "min-h-12" : "min-h-6"} hover:text-accent`}
            >
              {isNamed ? label : spoken.toUpperCase()}
            </LanguageLink>
          )}
        </li>
      ))}
    </ul>
  );
}
