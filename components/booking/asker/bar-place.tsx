"use client";

import { createPortal } from "react-dom";
import { placeList } from "@/components/booking/where/place-list";
import { describedBy } from "@/components/ui/field";
import { useAttached } from "@/components/ui/use-attached";
import { useFoundList } from "@/components/ui/use-found-list";
import type { AskedElements } from "./asked-elements";
import type { AskedPlace } from "./use-asked-place";

/** List of places by a field of the form that asks for a ride. */
export function BarPlace(props: {
  elements: AskedElements;
  label: string;
  place: AskedPlace;
  error: string | undefined;
}) {
  const { elements, label, place, error } = props;
  const { id } = elements.input;
  const { inputProps, list } = useFoundList({
    ...placeList(place.value, place.found, place.change),
    id,
    label,
    onLeave: place.leave,
  });
  useAttached(elements.input, { ...inputProps, ...describedBy(id, undefined, error) });
  return createPortal(<div>{list}</div>, elements.list);
}
