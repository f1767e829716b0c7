"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { useFoundPlaces } from "@/components/booking/where/use-found-places";
import type { FoundPlace } from "@/lib/contract/geography";
import { placeNamed } from "@/lib/rules/booking/place-named";
import type { PlaceDraft } from "@/stores/described-ride";
import { chosenPlace, useRideDraft } from "@/stores/ride-draft";

/** Holds a place of the asked ride. A text left without a choice is taken for its place, if any. */
export function useAskedPlace(name: "pickup" | "dropoff") {
  const value = useRideDraft((store) => store.ride[name]);
  const change = useRideDraft((store) => store.change);
  const [isLeft, setIsLeft] = useState(false);
  const found = useFoundPlaces(value, false, true);
  const isToFind = isLeft && value.place === null && value.text.trim() !== "";
  const meant = isToFind && found.isSettled ? placeNamed(value.text, found.found) : undefined;
  const take = useEffectEvent(({ isGuess: _, ...place }: FoundPlace) => {
    change({ [name]: chosenPlace(place) });
  });
  useEffect(() => {
    if (meant) take(meant);
  }, [meant]);
  const isUnclear = isToFind && found.isSettled && !meant;
  return {
    value,
    found,
    /** True while its meaning is being looked up. */
    isPending: isToFind && !isUnclear,
    problem: isUnclear ? problemOf(found.found) : undefined,
    change: (changed: PlaceDraft) => {
      setIsLeft(false);
      change({ [name]: changed });
    },
    leave: () => setIsLeft(true),
  };
}

/** Returns the reason why a text is no place yet: a message of `booking` or `booking.asker`. */
function problemOf(found: FoundPlace[]): "several" | "whichTown" | "unknownPlace" {
  if (found.length === 0) return "unknownPlace";
  return found.every(({ isGuess }) => isGuess) ? "whichTown" : "several";
}
export type AskedPlace = ReturnType<typeof useAskedPlace>;
