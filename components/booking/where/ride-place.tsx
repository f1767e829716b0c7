"use client";

import type { PlaceDraft } from "@/stores/described-ride";
import { PlaceDetails } from "./place-details";
import { PlaceField } from "./place-field";

export function RidePlace(props: {
  id: string;
  name: string;
  label: string;
  value: PlaceDraft;
  onChange: (value: PlaceDraft) => void;
  errors: Record<string, string>;
  asksDetails: boolean;
  isPickup: boolean;
}) {
  const { id, name, label, value, onChange, errors, asksDetails, isPickup } = props;
  return (
    <>
      <PlaceField
        id={id}
        name={name}
        label={label}
        value={value}
        onChange={onChange}
        error={errors[name]}
      />
      {asksDetails && (
        <PlaceDetails
          name={name}
          value={value}
          onChange={onChange}
          errors={errors}
          isPickup={isPickup}
        />
      )}
    </>
  );
}
