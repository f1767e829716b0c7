import type { FoundList } from "@/components/ui/use-found-list";
import type { FoundPlace } from "@/lib/contract/geography";
import { placeLine, placeName } from "@/lib/rules/booking/place-line";
import type { PlaceDraft } from "@/stores/described-ride";
import { chosenPlace, NO_PLACE } from "@/stores/ride-draft";
import { PlaceOption } from "./place-option";
import type { useFoundPlaces } from "./use-found-places";

/** Builds the props by which a place is typed and chosen, for every field of a place. */
export function placeList(
  value: PlaceDraft,
  { search, ...found }: ReturnType<typeof useFoundPlaces>,
  onChange: (value: PlaceDraft) => void,
): Omit<FoundList<FoundPlace>, "id" | "label"> {
  return {
    ...found,
    text: value.text,
    chosen: value.place,
    nameOf: placeName,
    keyOf: (place) => `${placeLine(place)} ${place.lat} ${place.lng}`,
    onType: (text) => onChange(text ? { text, place: null } : NO_PLACE),
    onChoose: ({ isGuess: _, ...place }) => onChange(chosenPlace(place)),
    children: (place) => <PlaceOption place={place} search={search} />,
  };
}
