"use client";

import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue } from "react";
import useSWR from "swr";
import { SEARCHED_FROM } from "@/components/ui/use-found-list";
import { browserCall } from "@/lib/api/browser-call";
import { searchPlaces, usualPlaces } from "@/lib/api/geography";
import type { FoundPlace } from "@/lib/contract/geography";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { PlaceDraft } from "@/stores/described-ride";

const NONE: FoundPlace[] = [];

/**
 * The provider's places for what was typed: towns, stations, addresses in a town. One that was refused
 * is looked for again, by its name.
 * @param isRefused true where it was
 * @param offersUsual the usual ones are there before anything is typed
 */
export function useFoundPlaces(value: PlaceDraft, isRefused: boolean, offersUsual = false) {
  const t = useTranslations("booking");
  const locale = useLocale() as Locale;
  const typed = value.place && !isRefused ? "" : value.text.trim();
  const search = useDeferredValue(typed);
  const isSearched = search.length >= SEARCHED_FROM;
  const { data: places = NONE, isLoading } = useSWR(
    isSearched ? ["place", locale, search] : null,
    () => searchPlaces(browserCall(locale), search),
    { revalidateOnFocus: false },
  );
  const isEmpty = offersUsual && value.text === "";
  const { data: usual = NONE } = useSWR(
    isEmpty ? ["usual-places", locale] : null,
    () => usualPlaces(browserCall(locale)),
    { revalidateOnFocus: false },
  );
  // A list that belongs to what was typed before is not one to choose from.
  const found = isEmpty ? usual : isSearched && search === typed ? places : NONE;
  const emptyNote = isLoading || search !== typed ? t("searching") : t("noPlace");
  return {
    search,
    found,
    question: found.some(({ isGuess }) => isGuess) ? t("whichTown") : undefined,
    emptyNote: isSearched ? emptyNote : null,
    /** All that will be found for what was typed is there. */
    isSettled: search === typed && !isLoading,
  };
}
