"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { browserCall } from "@/lib/api/browser-call";
import { likelyPages } from "@/lib/rules/search/likely-pages";
import { pathWords } from "@/lib/rules/search/path-words";
import { SEARCHED_LENGTH } from "@/lib/rules/search/search-limits";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

interface Likely {
  path: string;
  title: string;
}

/**
 * Pages that a visitor of a wrong address may have meant. The address itself, which only the browser
 * knows since one page serves all wrong ones, puts what it suggests ahead of the site's own list,
 * which stays as long: nothing below it moves.
 */
export function LikelyPages(props: {
  title: string;
  /** Pages of the site's menu. */
  pages: Likely[];
  /** Last line: the way home. */
  home: string;
  /** False on a site that has no search. */
  isSearched: boolean;
  locale: Locale;
}) {
  const { title, pages, home, isSearched, locale } = props;
  const [meant, setMeant] = useState<Likely[]>([]);
  useEffect(() => {
    const q = pathWords(window.location.pathname).slice(0, SEARCHED_LENGTH);
    if (!isSearched || q === "") return;
    browserCall(locale)("GET /search", { query: { q } }).then(
      ({ hits, suggestions }) =>
        setMeant(
          [...hits, ...suggestions].map((hit) => ({
            path: hit.path,
            title: hit.title.map(({ text }) => text).join(""),
          })),
        ),
      // The page is complete without it.
      () => undefined,
    );
  }, [isSearched, locale]);
  // A line keeps its place while what it leads to changes: nothing moves.
  const lines = [...likelyPages(meant, pages), { path: "/", title: home }].map((page, place) => ({
    ...page,
    key: pages[place]?.path ?? "/",
  }));
  return (
    <nav aria-labelledby="likely-pages">
      <h2 id="likely-pages" className="kicker">
        {title}
      </h2>
      <ul className="mt-4 border-line border-t">
        {lines.map(({ key, path, title: name }) => (
          <li key={key} className="border-line border-b">
            <a
              href={localisedPath(path, locale)}
              className="group flex min-h-14 items-center justify-between gap-4 text-heading hover:text-accent"
            >
              <span className="truncate">{name}</span>
              <Icon
                name="chevron"
                className="-rotate-90 size-4 text-accent transition-transform group-hover:translate-x-1"
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
