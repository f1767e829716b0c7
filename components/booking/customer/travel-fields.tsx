"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/forms/text-field";
import type { BookingPage } from "@/lib/contract/booking-page";
import { useRideDraft } from "@/stores/ride-draft";

const TRAVEL = [
  { place: "AIRPORT", name: "flightNumber", hint: "flightHint", rule: "flight-number", length: 12 },
  { place: "STATION", name: "trainNumber", hint: "trainHint", rule: "train-number", length: 16 },
] as const;

/** Flight or train that the ride meets, asked for at an airport or a station, or when known. */
export function TravelFields(props: {
  form: string;
  errors: Record<string, string>;
  travel?: BookingPage["travel"];
  /** True where a field explains its purpose: staff know it. */
  hasHints?: boolean;
  autoComplete?: "off";
}) {
  const { form, errors, travel, hasHints, autoComplete } = props;
  const t = useTranslations("booking");
  const words = useTranslations("form");
  const { pickup, dropoff } = useRideDraft((store) => store.ride);
  const kinds = [pickup.place?.kind, dropoff.place?.kind];
  return TRAVEL.filter(({ place, name }) => kinds.includes(place) || travel?.[name]).map(
    ({ name, hint, rule, length }) => (
      <TextField
        key={name}
        form={form}
        name={`travel.${name}`}
        data-rule={rule}
        label={t(name)}
        hint={hasHints ? t(hint) : undefined}
        error={errors[`travel.${name}`]}
        optional={words("optional")}
        maxLength={length}
        defaultValue={travel?.[name] ?? undefined}
        autoComplete={autoComplete}
      />
    ),
  );
}
