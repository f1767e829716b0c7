"use client";

import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue } from "react";
import useSWR from "swr";
import { ComboboxField, SEARCHED_FROM } from "@/components/ui/combobox-field";
import { Matched } from "@/components/ui/matched";
import { browserCall } from "@/lib/api/browser-call";
import { searchPlaces } from "@/lib/api/geography";
import type { FoundPlace } from "@/lib/contract/geography";
import { placeLine, placeName } from "@/lib/rules/booking/place-line";
import type { Locale } from "@/lib/rules/text/locale-code";
import { chosenPlace, NO_PLACE, type PlaceDraft } from "@/stores/ride-draft";

const NONE: FoundPlace[] = [];

/**
 * A place, found among the provider's as one types: a town, a station, or an address in a town. One
 * that was refused is looked for again, by its name.
 */
export function PlaceField(props: {
  id: string;
  name: string;
  label: string;
  value: PlaceDraft;
  onChange: (value: PlaceDraft) => void;
  error?: string | undefined;
  hint?: string | undefined;
}) {
  const { value, onChange, ...field } = props;
  const t = useTranslations("booking");
  const locale = useLocale() as Locale;
  const typed = value.place && !props.error ? "" : value.text.trim();
  const search = useDeferredValue(typed);
  const isSearched = search.length >= SEARCHED_FROM;
  const { data: places = NONE, isLoading } = useSWR(
    isSearched ? ["place", locale, search] : null,
    () => searchPlaces(browserCall(locale), search),
    { revalidateOnFocus: false },
  );
  // A list that belongs to what was typed before is not one to choose from.
  const found = isSearched && search === typed ? places : NONE;
  const emptyNote = isLoading || search !== typed ? t("searching") : t("noPlace");
  return (
    <ComboboxField<FoundPlace>
      {...field}
      placeholder={t("placeExample")}
      text={value.text}
      chosen={value.place}
      found={found}
      question={found.some(({ isGuess }) => isGuess) ? t("whichTown") : undefined}
      emptyNote={isSearched ? emptyNote : null}
      nameOf={(place) => placeName(place)}
      keyOf={(place) => `${placeLine(place)} ${place.lat} ${place.lng}`}
      onType={(text) => onChange(text ? { text, place: null } : NO_PLACE)}
      onChoose={({ isGuess: _, ...place }) => onChange(chosenPlace(place))}
    >
      {(place) => (
        <>
          <span className="min-w-0">
            <Matched text={placeName(place)} typed={search} />
          </span>
          <span className="shrink-0 text-small opacity-75">
            {t(`placeKind.${place.address ? "ADDRESS" : place.kind}`)}
          </span>
        </>
      )}
    </ComboboxField>
  );
}
