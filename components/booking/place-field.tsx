"use client";

import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue } from "react";
import useSWR from "swr";
import { ComboboxField, SEARCHED_FROM } from "@/components/ui/combobox-field";
import { browserCall } from "@/lib/api/browser-call";
import { searchPlaces } from "@/lib/api/geography";
import type { FoundPlace } from "@/lib/contract/geography";
import type { Locale } from "@/lib/rules/locale-code";
import { NO_PLACE, type PlaceDraft } from "@/stores/ride-draft";

const NONE: FoundPlace[] = [];

/** A place, found among the provider's as one types. */
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
  const typed = value.place ? "" : value.text.trim();
  const search = useDeferredValue(typed);
  const isSearched = search.length >= SEARCHED_FROM;
  const { data: places = NONE, isLoading } = useSWR(
    isSearched ? ["place", locale, search] : null,
    () => searchPlaces(browserCall(locale), search),
    { revalidateOnFocus: false },
  );
  const emptyNote = isLoading || search !== typed ? t("searching") : t("noPlace");
  return (
    <ComboboxField
      {...field}
      placeholder={t("placeExample")}
      text={value.text}
      chosen={value.place}
      // A list that belongs to what was typed before is not one to choose from.
      found={isSearched && search === typed ? places : NONE}
      emptyNote={isSearched ? emptyNote : null}
      nameOf={({ label }) => label}
      keyOf={({ label, lat, lng }) => `${label} ${lat} ${lng}`}
      onType={(text) => onChange(text ? { text, place: null } : NO_PLACE)}
      onChoose={(place) => onChange({ text: place.label, place })}
    >
      {(place) => (
        <>
          <span>{place.label}</span>
          <span className="shrink-0 text-small opacity-75">{t(`placeKind.${place.kind}`)}</span>
        </>
      )}
    </ComboboxField>
  );
}
