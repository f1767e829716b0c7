"use client";

import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue, useMemo, useState } from "react";
import useSWR from "swr";
import { fieldId } from "@/components/forms/bind-field";
import { ComboboxField } from "@/components/ui/combobox-field";
import { SEARCHED_FROM } from "@/components/ui/use-found-list";
import { browserCall } from "@/lib/api/browser-call";
import type { City } from "@/lib/contract/geography";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useCheckout } from "@/stores/checkout-store";
import { typedTown } from "./typed-town";

const NONE: City[] = [];
const labelOf = (city: City) => `${city.postalCode} ${city.name}`;

/**
 * Town of a parcel, by postcode or name. An unknown one is taken as written, once both are there.
 */
export function CityField(props: { form: string; error?: string | undefined }) {
  const t = useTranslations("delivery");
  const { city, choosePlace } = useCheckout((store) => store);
  /** Typed text; null while the field shows the chosen town. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const { towns, emptyNote } = useTowns(typed?.trim() ?? "");

  function choose(chosen: City) {
    setTyped(null);
    choosePlace({ city: chosen });
  }

  return (
    <ComboboxField
      id={fieldId(props.form, "deliveryPostalCode")}
      name="deliveryPostalCode"
      label={t("town")}
      hint={t("townHint")}
      error={props.error ?? (isLeft && typed?.trim() ? t("chooseTown") : undefined)}
      text={typed ?? (city ? labelOf(city) : "")}
      chosen={city}
      found={towns}
      emptyNote={emptyNote}
      nameOf={labelOf}
      keyOf={labelOf}
      onType={(text) => {
        setTyped(text);
        setIsLeft(false);
        if (city) choosePlace({ city: null });
      }}
      onChoose={choose}
      onLeave={() => {
        setIsLeft(true);
        // A postcode with a single town leaves nothing to choose.
        const [only, ...others] = towns;
        if (typed !== null && only && others.length === 0) choose(only);
      }}
    >
      {(town) => (
        <span className="min-w-0">
          <span className="mr-3 tabular-nums">{town.postalCode}</span> <span>{town.name}</span>
        </span>
      )}
    </ComboboxField>
  );
}

/** Finds the towns of the chosen country that match the typed text, or the typed town itself. */
function useTowns(typed: string) {
  const t = useTranslations("delivery");
  const locale = useLocale() as Locale;
  const country = useCheckout((store) => store.country);
  const search = useDeferredValue(typed);
  const isSearched = search.length >= SEARCHED_FROM;
  const { data, isLoading } = useSWR(
    isSearched ? ["cities", locale, country.id, search] : null,
    () =>
      browserCall(locale)("GET /cities/{search}/{idCountry}", {
        params: { search, idCountry: country.id },
      }),
    { revalidateOnFocus: false },
  );
  // A list for an earlier text is not offered.
  const found = search === typed && data ? data : NONE;
  const isUnknown = search === typed && !isLoading && found.length === 0;
  const own = useMemo(() => {
    const town = isUnknown ? typedTown(typed, country.alphaTwo) : undefined;
    return town && [town];
  }, [isUnknown, typed, country.alphaTwo]);
  const emptyNote = t(isLoading || search !== typed ? "searching" : "noTown");
  return { towns: own ?? found, emptyNote: isSearched ? emptyNote : null };
}
