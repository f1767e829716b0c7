import { getTranslations } from "next-intl/server";
import { type Locale, localeFromCode, localisedPath } from "@/lib/rules/text/locale-code";
import type { Bootstrap } from "@/lib/site/bootstrap";
import { LanguageLink } from "./language-link";

/** The page in the site's other languages: real links, which remember the choice. */
export async function LanguageMenu(props: {
  site: Bootstrap;
  locale: Locale;
  /** The page's path without its locale prefix. */
  path: string;
}) {
  const { site, locale, path } = props;
  const t = await getTranslations("chrome");
  const languages = (site.info?.languages ?? []).flatMap(({ code, label, isValid }) => {
    const language = localeFromCode(code);
    return language && isValid ? [{ language, label }] : [];
  });
  if (languages.length < 2) return null;
  return (
    <ul aria-label={t("languages")} className="flex items-center gap-3 text-small">
      {languages.map(({ language, label }) => (
        <li key={language}>
          {language === locale ? (
            <span
              aria-current="true"
              className="inline-grid min-h-6 min-w-6 place-items-center font-semibold"
            >
              <abbr title={label} lang={language} className="no-underline">
                {language.toUpperCase()}
              </abbr>
            </span>
          ) : (
            <LanguageLink
              href={localisedPath(path, language)}
              locale={language}
              label={label}
              className="inline-grid min-h-6 min-w-6 place-items-center underline decoration-1 underline-offset-4 hover:text-accent"
            >
              {language.toUpperCase()}
            </LanguageLink>
          )}
        </li>
      ))}
    </ul>
  );
}
