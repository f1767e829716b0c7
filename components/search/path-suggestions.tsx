"use client";

import { useEffect, useState } from "react";
import { browserCall } from "@/lib/api/browser-call";
import type { SearchHit } from "@/lib/contract/search";
import { pathWords } from "@/lib/rules/search/path-words";
import { MOST_SUGGESTIONS, SEARCHED_LENGTH } from "@/lib/rules/search/search-limits";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

/** Suggestions from the address, which only the browser knows: one page serves all wrong paths. */
export function PathSuggestions({ title, locale }: { title: string; locale: Locale }) {
  const [hits, setHits] = useState<SearchHit[]>([]);
  useEffect(() => {
    const q = pathWords(window.location.pathname).slice(0, SEARCHED_LENGTH);
    if (q === "") return;
    browserCall(locale)("GET /search", { query: { q } }).then(
      (answer) => setHits([...answer.hits, ...answer.suggestions].slice(0, MOST_SUGGESTIONS)),
      // The page is complete without it.
      () => undefined,
    );
  }, [locale]);
  if (hits.length === 0) return null;
  return (
    <nav aria-labelledby="from-address">
      <h2 id="from-address" className="kicker">
        {title}
      </h2>
      <ul className="mt-1">
        {hits.map((hit) => (
          <li key={hit.path}>
            <a
              href={localisedPath(hit.path, locale)}
              className="inline-flex min-h-6 text-accent underline underline-offset-4"
            >
              {hit.title.map(({ text }) => text).join("")}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
