import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

/** Link to the search of the site; a drawing alone where its word has no space. */
export async function SearchLink(props: { locale: Locale; className: string; isNamed?: boolean }) {
  const { locale, className, isNamed = false } = props;
  const t = await getTranslations("chrome");
  return (
    <a href={localisedPath("/search", locale)} className={`${className} hover:text-accent`}>
      <Icon name="search" />
      <span className={isNamed ? "" : "sr-only"}>{t("search")}</span>
    </a>
  );
}
