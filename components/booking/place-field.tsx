"use client";

import { useCombobox } from "downshift";
import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue } from "react";
import useSWR from "swr";
import { describedBy, Field, inputLook } from "@/components/ui/field";
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
  const { id, name, label, value, onChange, error, hint } = props;
  const t = useTranslations("booking");
  const locale = useLocale() as Locale;
  const search = useDeferredValue(value.place ? "" : value.text.trim());
  const { data: places = NONE, isLoading } = useSWR(
    search.length > 1 ? ["place", locale, search] : null,
    () => searchPlaces(browserCall(locale), search),
    { revalidateOnFocus: false },
  );
  // A list that belongs to what was typed before is not one to choose from.
  const items = search === value.text.trim() && search.length > 1 ? places : NONE;
  const combobox = useCombobox({
    id,
    inputId: id,
    items,
    inputValue: value.text,
    selectedItem: value.place,
    itemToString: (place) => place?.label ?? "",
    itemToKey: (place) => place && `${place.label} ${place.lat} ${place.lng}`,
    defaultHighlightedIndex: 0,
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) {
        onChange(inputValue ? { text: inputValue, place: null } : NO_PLACE);
      }
    },
    onSelectedItemChange: ({ selectedItem: place }) => {
      if (place) onChange({ text: place.label, place });
    },
    stateReducer: (state, { type, changes }) => {
      // Leaving the field takes nothing that one did not choose, and keeps what one typed.
      if (type === useCombobox.stateChangeTypes.InputBlur) {
        return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
      }
      return changes;
    },
  });
  const isOpen = combobox.isOpen && search.length > 1;
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          {...combobox.getInputProps({
            id,
            name,
            autoComplete: "off",
            spellCheck: false,
            placeholder: t("placeExample"),
            className: inputLook,
            "aria-labelledby": undefined,
            ...describedBy(id, hint, error),
          })}
        />
        <ul
          {...combobox.getMenuProps({ "aria-label": label, "aria-labelledby": undefined })}
          className={`absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-auto rounded-control border border-line-strong bg-raised py-1 shadow-2xl ${isOpen ? "" : "hidden"}`}
        >
          {isOpen &&
            items.map((place, index) => (
              <li
                key={`${place.label} ${place.lat}`}
                {...combobox.getItemProps({ item: place, index })}
                className={`flex cursor-pointer items-baseline justify-between gap-4 px-4 py-2.5 ${combobox.highlightedIndex === index ? "bg-accent text-on-accent" : ""}`}
              >
                <span>{place.label}</span>
                <span className="shrink-0 text-small opacity-75">
                  {t(`placeKind.${place.kind}`)}
                </span>
              </li>
            ))}
          {isOpen && items.length === 0 && (
            <li className="px-4 py-2.5 text-muted">{isLoading ? t("searching") : t("noPlace")}</li>
          )}
        </ul>
      </div>
    </Field>
  );
}
