import type { Place } from "@/lib/contract/geography";

type NamedPlace = Pick<Place, "label" | "kind" | "postalCode" | "city" | "address">;

/** A place on one line: its address line first, in a town; its town, unless the label names it. */
export function placeLine(place: NamedPlace): string {
  const { label, kind, postalCode, city, address } = place;
  const town = [postalCode, city].filter(Boolean).join(" ");
  if (kind === "TOWN" && address) {
    return `${address}, ${label === `${city} (${postalCode})` ? town : label}`;
  }
  const isTold = postalCode ? label.includes(postalCode) : label.includes(city);
  return [label, address, isTold ? undefined : town].filter(Boolean).join(", ");
}

/** A place as one names it: by its address in a town, else by its own name. */
export const placeName = (place: NamedPlace): string =>
  place.kind === "TOWN" && place.address ? placeLine(place) : place.label;
