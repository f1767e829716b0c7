import { getTranslations } from "next-intl/server";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { PathSuggestions } from "./path-suggestions";
import { SiteSearchField } from "./site-search-field";

export async function NotFoundSearch({ locale }: { locale: Locale }) {
  const t = await getTranslations("search");
  return (
    <div className="mx-auto mb-6 max-w-xl text-left">
      <SiteSearchField
        id="search"
        action={localisedPath("/search", locale)}
        label={t("label")}
        submit={t("submit")}
      />
      {/* The height is that of its content to come, so that nothing below it moves. */}
      <div className="min-h-32 pt-6">
        <PathSuggestions title={t("fromAddress")} locale={locale} />
      </div>
    </div>
  );
}
