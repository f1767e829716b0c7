import { useLocale } from "next-intl";
import type { SearchHit } from "@/lib/contract/search";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import type { FoundKinds } from "@/lib/site/found-kinds";
import { MarkedText } from "./marked-text";

export function SearchHits({ hits, kinds }: { hits: SearchHit[]; kinds: FoundKinds }) {
  const locale = useLocale() as Locale;
  return (
    <ul className="border-line border-t">
      {hits.map(({ kind, title, excerpt, path }) => (
        <li key={`${path} ${title[0]?.text}`} className="group relative border-line border-b py-5">
          <p className="kicker">{kinds[kind]}</p>
          <h2 className="mt-1 text-subtitle">
            <a
              href={localisedPath(path, locale)}
              data-hit
              className="after:absolute after:inset-0 group-hover:text-accent"
            >
              <MarkedText parts={title} />
            </a>
          </h2>
          {excerpt.length > 0 && (
            <p className="mt-2 text-muted">
              <MarkedText parts={excerpt} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
