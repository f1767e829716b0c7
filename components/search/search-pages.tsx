import { useLocale, useTranslations } from "next-intl";
import { buttonLook } from "@/components/ui/button-look";
import { HITS_A_PAGE } from "@/lib/rules/search/search-limits";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

/** Links to the other pages of results; nothing where all stand on one page. */
export function SearchPages({ q, total, page }: { q: string; total: number; page: number }) {
  const t = useTranslations("search");
  const locale = useLocale() as Locale;
  if (total <= HITS_A_PAGE) return null;
  const pathOf = (other: number) =>
    localisedPath(`/search?${new URLSearchParams({ q, page: String(other) })}`, locale);
  return (
    <nav aria-label={t("pages")} className="mt-9 flex flex-wrap gap-x-8 gap-y-4">
      {page > 1 && (
        <a href={pathOf(page - 1)} className={buttonLook("outline")}>
          {t("previous")}
        </a>
      )}
      {page * HITS_A_PAGE < total && (
        <a href={pathOf(page + 1)} className={buttonLook("outline")}>
          {t("next")}
        </a>
      )}
    </nav>
  );
}
