"use client";

import { useEffect, useState } from "react";
import type { ProductKind } from "@/lib/contract/product";
import { readShelfQuery, type ShelfQuery } from "@/lib/rules/on-the-shelf";

/**
 * What the address asks of the list, and how to ask for something else, which the address then says.
 * The page is everybody's: it is read in the browser only.
 */
export function useShelfQuery(kinds: ProductKind[]): [ShelfQuery, (query: ShelfQuery) => void] {
  const [query, setQuery] = useState<ShelfQuery>({});
  const known = kinds.join();

  useEffect(() => {
    const read = () =>
      setQuery(
        readShelfQuery(
          new URLSearchParams(window.location.search),
          known.split(",") as ProductKind[],
        ),
      );
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, [known]);

  const ask = (asked: ShelfQuery) => {
    setQuery(asked);
    const url = new URL(window.location.href);
    for (const name of ["kind", "search", "orderBy"] as const) {
      const value = asked[name];
      if (value) url.searchParams.set(name, value);
      else url.searchParams.delete(name);
    }
    window.history.replaceState(null, "", url);
  };
  return [query, ask];
}
