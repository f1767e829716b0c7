import type { Place } from "@/lib/contract/geography";

type NamedPlace = Pick<Place, "label" | "kind" | "postalCode" | "city" | "address">;

/** Writes a place on one line: in a town its address line first; its town, unless named. */
export function placeLine(place: NamedPlace): string {
  const { label, kind, postalCode, city, address } = place;
  const town = [postalCode, city].filter(Boolean).join(" ");
  if (kind === "TOWN" && address) {
    return `${address}, ${label === `${city} (${postalCode})` ? town : label}`;
  }
  const isTold = postalCode ? label.includes(postalCode) : label.includes(city);
  return [label, address, isTold ? undefined : town].filter(Boolean).join(", ");
}

export const placeName = (place: NamedPlace): string =>
  place.kind === "TOWN" && place.address ? placeLine(place) : place.label;
