import type { SiteData } from "@/demonstration/data/site-data";
import type { LanguageCode } from "@/lib/contract/locale";

const NOT_READ = new Set([
  "slug",
  "url",
  "src",
  "css",
  "type",
  "route",
  "except",
  "tags",
  "hireTags",
  "size",
]);

/** Lists every text that visitors read in one language, without tags; legal texts apart. */
export function textsOf(site: SiteData, code: LanguageCode): string[] {
  const { pages, components, services, elements, news, contents, vehicles, logos } = site;
  const { products, awards, carriers, variations } = site;
  const sold = [products, awards, carriers, variations];
  return stringsIn(
    [pages, components, services, elements, news, contents, vehicles, logos, sold],
    code,
  ).flatMap((text) =>
    text
      .replace(/\salt="([^"]*)"/g, "><p>$1</p><p")
      .replace(/<\/?(?:a|em|strong|span)\b[^>]*>/g, "")
      .split(/<[^>]*>/)
      .map((part) => part.replace(/^[ \n]+|[ \n]+$/g, ""))
      .filter(Boolean),
  );
}

function stringsIn(value: unknown, code: LanguageCode, isOfLanguage = false): string[] {
  if (typeof value === "string") return isOfLanguage ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (NOT_READ.has(key)) return [];
    if (key === "fr_FR" || key === "en") return key === code ? stringsIn(inner, code, true) : [];
    return stringsIn(inner, code, isOfLanguage);
  });
}
