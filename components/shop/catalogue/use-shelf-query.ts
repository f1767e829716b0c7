"use client";

import { useEffect, useRef, useState } from "react";
import {
  readShelfQuery,
  type ShelfChoices,
  type ShelfQuery,
  withShelfQuery,
} from "@/lib/rules/shop/shelf-query";

/** Pause in typing before a search is sent, in milliseconds. */
const TYPED = 250;

/**
 * Holds the state of the list's controls, the part of it that was sent and stands in the address,
 * and functions that send another. The page is everybody's: its address is read in the browser
 * only.
 */
export function useShelfQuery(choices: ShelfChoices) {
  const [query, setQuery] = useState<ShelfQuery>({});
  const [sentQuery, setSentQuery] = useState<ShelfQuery>({});
  const typing = useRef<number>(undefined);
  const known = JSON.stringify(choices);

  useEffect(() => {
    const read = () => {
      window.clearTimeout(typing.current);
      const read = readShelfQuery(new URLSearchParams(window.location.search), JSON.parse(known));
      setQuery(read);
      setSentQuery(read);
    };
    read();
    window.addEventListener("popstate", read);
    return () => {
      window.removeEventListener("popstate", read);
      window.clearTimeout(typing.current);
    };
  }, [known]);

  function settle(next: ShelfQuery) {
    setSentQuery(next);
    window.history.replaceState(null, "", shelfAddress(next));
  }

  function ask(next: ShelfQuery) {
    window.clearTimeout(typing.current);
    setQuery(next);
    if (next.search === query.search) settle(next);
    else typing.current = window.setTimeout(() => settle(next), TYPED);
  }

  /** Turns the page, as a step that "back" undoes; a filter is no such step. */
  function turn(page: number) {
    window.history.pushState(null, "", window.location.href);
    ask({ ...query, page: page > 1 ? page : undefined });
  }
  return { query, sentQuery, ask, turn };
}

export function shelfAddress(query: ShelfQuery): string {
  const { pathname, search, hash } = window.location;
  const asking = withShelfQuery(new URLSearchParams(search), query).toString();
  return `${pathname}${asking && `?${asking}`}${hash}`;
}
