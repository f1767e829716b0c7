"use client";

import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue } from "react";
import useSWR from "swr";
import { SEARCHED_FROM } from "@/components/ui/use-found-list";
import { browserCall } from "@/lib/api/browser-call";
import type { FoundPlace } from "@/lib/contract/geography";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { PlaceDraft } from "@/stores/described-ride";

const NONE: FoundPlace[] = [];

/**
 * Finds the provider's places for a typed text: towns, stations, addresses in a town. A refused
 * place is looked up again, by its name.
 * @param isRefused true where it was refused
 * @param offersUsual true where the usual ones are there before anything is typed
 */
export function useFoundPlaces(value: PlaceDraft, isRefused: boolean, offersUsual = false) {
  const t = useTranslations("booking");
  const locale = useLocale() as Locale;
  const typed = value.place && !isRefused ? "" : value.text.trim();
  const search = useDeferredValue(typed);
  const isSearched = search.length >= SEARCHED_FROM;
  const { data: places = NONE, isLoading } = useSWR(
    isSearched ? ["place", locale, search] : null,
    () => browserCall(locale)("GET /place", { query: { search } }),
    { revalidateOnFocus: false },
  );
  const isEmpty = offersUsual && value.text === "";
  const { data: usual = NONE } = useSWR(
    isEmpty ? ["usual-places", locale] : null,
    () => browserCall(locale)("GET /place", { query: { usual: true } }),
    { revalidateOnFocus: false },
  );
  // A list for an earlier text is not offered.
  const found = isEmpty ? usual : isSearched && search === typed ? places : NONE;
  const emptyNote = isLoading || search !== typed ? t("searching") : t("noPlace");
  return {
    search,
    found,
    question: found.some(({ isGuess }) => isGuess) ? t("whichTown") : undefined,
    emptyNote: isSearched ? emptyNote : null,
    /** True once all results for the typed text are there. */
    isSettled: search === typed && !isLoading,
  };
}
