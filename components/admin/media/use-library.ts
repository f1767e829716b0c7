"use client";

import { useDeferredValue, useState } from "react";
import { useSWRConfig } from "swr";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import type { MediumKind } from "@/lib/rules/site/medium-file";

export interface LibraryQuery {
  search: string;
  kind: MediumKind | "";
  alt: "MISSING" | "";
}

const EVERYTHING: LibraryQuery = { search: "", kind: "", alt: "" };
export const MEDIA_PER_PAGE = 48;

/** Searches the library on a screen; `of` narrows it to one kind. */
export function useLibrary(of: MediumKind | "" = "") {
  const [asked, setAsked] = useState<LibraryQuery>({ ...EVERYTHING, kind: of });
  const [page, setPage] = useState(1);
  const search = useDeferredValue(asked.search);
  const { mutate } = useSWRConfig();
  const { kind, alt } = asked;
  const list = usePanelData("/admin/medium", {
    query: {
      page,
      nbItem: MEDIA_PER_PAGE,
      ...(search.trim() && { search: search.trim() }),
      ...(kind && { kind }),
      ...(alt && { alt }),
    },
    keepPreviousData: true,
  });
  return {
    list,
    asked,
    page,
    isNarrowed: search.trim() !== "" || kind !== of || alt !== "",
    ask: (change: Partial<LibraryQuery>) => {
      setAsked((now) => ({ ...now, ...change }));
      setPage(1);
    },
    turnTo: setPage,
    refresh: () => mutate((key) => typeof key === "string" && /^\/admin\/medium(?:\?|$)/.test(key)),
  };
}
