"use client";

import { useTranslations } from "next-intl";
import { ComboboxField } from "@/components/ui/combobox-field";
import type { PlaceDraft } from "@/stores/described-ride";
import { placeList } from "./place-list";
import { useFoundPlaces } from "./use-found-places";

export function PlaceField(props: {
  id: string;
  name: string;
  label: string;
  value: PlaceDraft;
  onChange: (value: PlaceDraft) => void;
  error?: string | undefined;
  hint?: string | undefined;
  /** True where the list takes its space below the field, from the beginning. */
  isInFlow?: boolean;
}) {
  const { value, onChange, ...field } = props;
  const t = useTranslations("booking");
  const found = useFoundPlaces(value, Boolean(props.error), props.isInFlow);
  return (
    <ComboboxField
      {...field}
      {...placeList(value, found, onChange)}
      placeholder={t("placeExample")}
    />
  );
}
