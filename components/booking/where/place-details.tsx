"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/forms/text-field";
import type { Place } from "@/lib/contract/geography";
import type { PlaceDraft } from "@/stores/described-ride";

/**
 * Exact meeting point in a place: the address in a town that is only named, the hall of a station,
 * and the name on the board. None of it changes the price.
 */
export function PlaceDetails(props: {
  name: string;
  value: PlaceDraft;
  onChange: (value: PlaceDraft) => void;
  errors: Record<string, string>;
  /** Name of the place, where its own field is not above. */
  title?: string;
  /** True where people are picked up, on the way out or on the way back. */
  isPickup: boolean;
}) {
  const { name, value, onChange, errors, isPickup, title } = props;
  const t = useTranslations("booking.placeDetails");
  const optional = useTranslations("form")("optional");
  const { place } = value;
  // An address is complete, and so is a town whose address stands in its field.
  if (!place || place.kind === "ADDRESS") return null;
  const isTown = place.kind === "TOWN";
  if (isTown && value.text !== place.label) return null;
  const isMet = isPickup && place.meetingPoint !== undefined;
  const field = (part: "address" | "board") => ({
    form: "ride",
    name: `${name}.${part}`,
    error: errors[`${name}.${part}`],
    value: place[part] ?? "",
    onChange: (event: { target: HTMLInputElement }) =>
      onChange({ ...value, place: withPart(place, part, event.target.value) }),
  });
  return (
    <div
      className={`grid content-start gap-3 border-line-strong border-l pl-4 ${title ? "" : "mt-3"}`}
    >
      {title && <p className="text-heading">{title}</p>}
      {isMet && <p className="text-muted text-small">{t("meetingPoint", place)}</p>}
      <TextField
        {...field("address")}
        label={t(place.kind)}
        hint={isTown ? t(isPickup ? "pickupHint" : "hint") : undefined}
        optional={isTown && isPickup ? undefined : optional}
        maxLength={160}
        autoComplete="off"
      />
      {isMet && (
        <TextField
          {...field("board")}
          label={t("board")}
          hint={t("boardHint")}
          optional={optional}
          maxLength={80}
          autoComplete="off"
        />
      )}
    </div>
  );
}

/** Sets a part of a place; an empty part is left out. */
function withPart(place: Place, part: "address" | "board", text: string): Place {
  const { [part]: _, ...rest } = place;
  return text === "" ? rest : { ...rest, [part]: text };
}
