"use client";

import { useCombobox } from "downshift";
import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import useSWR from "swr";
import { fieldId } from "@/components/forms/bind-field";
import { describedBy, Field, inputLook } from "@/components/ui/field";
import { browserCall } from "@/lib/api/browser-call";
import { searchCities } from "@/lib/api/geography";
import type { City } from "@/lib/contract/geography";
import type { Locale } from "@/lib/rules/locale-code";
import { useCheckout } from "@/stores/checkout-store";
import { typedTown } from "./typed-town";

const NONE: City[] = [];
const labelOf = (city: City | null) => (city ? `${city.postalCode} ${city.name}` : "");

/**
 * The town that a parcel goes to, found by its postcode or its name. One that is not found is taken
 * as it is written, once both are there.
 */
export function CityField(props: { form: string; error?: string | undefined }) {
  const t = useTranslations("delivery");
  const { city, choosePlace } = useCheckout((store) => store);
  /** Null while what stands there is the town that is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? labelOf(city);
  const [isLeft, setIsLeft] = useState(false);
  const { search, towns, isLoading } = useTowns(typed?.trim() ?? "");
  const error = props.error ?? (isLeft && typed?.trim() ? t("chooseTown") : undefined);
  const id = fieldId(props.form, "deliveryPostalCode");

  function choose(chosen: City) {
    setTyped(null);
    choosePlace({ city: chosen });
  }

  const combobox = useCombobox({
    id,
    inputId: id,
    items: towns,
    inputValue: text,
    selectedItem: city,
    itemToString: labelOf,
    itemToKey: labelOf,
    defaultHighlightedIndex: 0,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) choose(selectedItem);
    },
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
        : changes,
  });
  const isOpen = combobox.isOpen && search.length > 1;
  return (
    <Field id={id} label={t("town")} error={error} hint={t("townHint")}>
      <div className="relative">
        <input
          {...combobox.getInputProps({
            id,
            name: "deliveryPostalCode",
            autoComplete: "off",
            spellCheck: false,
            className: inputLook,
            // Said later, as the list would, it comes after the next key: letters get lost.
            onChange: ({ currentTarget }) => {
              setTyped(currentTarget.value);
              setIsLeft(false);
              if (city) choosePlace({ city: null });
            },
            // Where a postcode has one town there is nothing to choose.
            onBlur: () => {
              setIsLeft(true);
              const [only, ...others] = towns;
              if (typed !== null && only && others.length === 0) choose(only);
            },
            "aria-labelledby": undefined,
            ...describedBy(id, t("townHint"), error),
          })}
        />
        <ul
          {...combobox.getMenuProps({ "aria-label": t("town"), "aria-labelledby": undefined })}
          className={`absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-auto rounded-control border border-line-strong bg-raised py-1 shadow-2xl ${isOpen ? "" : "hidden"}`}
        >
          {isOpen &&
            towns.map((town, index) => (
              <li
                key={labelOf(town)}
                {...combobox.getItemProps({ item: town, index })}
                className={`flex cursor-pointer gap-4 px-4 py-2.5 ${combobox.highlightedIndex === index ? "bg-accent text-on-accent" : ""}`}
              >
                <span className="tabular-nums">{town.postalCode}</span>
                <span>{town.name}</span>
              </li>
            ))}
          {isOpen && towns.length === 0 && (
            <li className="px-4 py-2.5 text-muted">{t(isLoading ? "searching" : "noTown")}</li>
          )}
        </ul>
      </div>
    </Field>
  );
}

/** The towns of the chosen country that answer what is typed, or what is typed itself. */
function useTowns(typed: string) {
  const locale = useLocale() as Locale;
  const country = useCheckout((store) => store.country);
  const search = useDeferredValue(typed);
  const { data, isLoading } = useSWR(
    search.length > 1 ? ["cities", locale, country.id, search] : null,
    () => searchCities(browserCall(locale), search, country.id),
    { revalidateOnFocus: false },
  );
  // A list that belongs to what was typed before is not one to choose from.
  const found = search === typed && data ? data : NONE;
  const own = search === typed && !isLoading && found.length === 0 ? typedTown(typed) : undefined;
  return { search, towns: own ? [own] : found, isLoading };
}
