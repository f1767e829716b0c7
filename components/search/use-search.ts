"use client";

import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { browserCall } from "@/lib/api/browser-call";
import type { SearchAnswer } from "@/lib/contract/search";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

/** Pause in typing before the search, in milliseconds. */
const PAUSE = 250;

/** Search and its results; null before anything is typed. */
export interface Searched {
  q: string;
  answer: SearchAnswer | null;
}

/**
 * Searches while the visitor types, a pause after each letter; a late answer is dropped. The
 * address follows, so that a reload or a way back shows the same.
 */
export function useSearch(first: Searched) {
  const locale = useLocale() as Locale;
  const [text, setText] = useState(first.q);
  const [shown, setShown] = useState(first);
  const [isFailed, setIsFailed] = useState(false);
  const q = text.trim();
  const isWaiting = q !== shown.q;
  useEffect(() => {
    if (!isWaiting) return;
    let isLate = false;
    const show = (answer: SearchAnswer | null) => {
      if (isLate) return;
      setShown({ q, answer });
      setIsFailed(false);
      const query = q ? `?${new URLSearchParams({ q })}` : "";
      window.history.replaceState(null, "", localisedPath(`/search${query}`, locale));
    };
    const search = async () => {
      try {
        show(q ? await browserCall(locale)("GET /search", { query: { q } }) : null);
      } catch {
        if (!isLate) setIsFailed(true);
      }
    };
    const timer = window.setTimeout(search, PAUSE);
    return () => {
      isLate = true;
      window.clearTimeout(timer);
    };
  }, [q, isWaiting, locale]);
  return { text, setText, shown, isFailed };
}
