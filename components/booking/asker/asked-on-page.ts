import { wholeDay } from "@/components/booking/form/use-day-field";
import { isTimeOfDay } from "@/lib/rules/calendar/typed-time";
import type { RideDraft } from "@/stores/described-ride";
import { newRideDraft } from "@/stores/ride-draft";
import type { AskedElements } from "./asked-elements";
import type { AskedFieldName } from "./asked-field";

/** The ride that a form's fields ask for as they stand: for as many people as one has said in this visit. */
export function askedOnPage(elements: Record<AskedFieldName, AskedElements>): RideDraft {
  const { passengers, luggage } = newRideDraft.getState().ride;
  const time = elements.time.input.value;
  const place = (name: "pickup" | "dropoff") => ({
    text: elements[name].input.value,
    place: null,
  });
  return {
    ...newRideDraft.getInitialState().ride,
    passengers,
    luggage,
    pickup: place("pickup"),
    dropoff: place("dropoff"),
    // What may become another one as one types on, is none yet.
    date: wholeDay(elements.date.input.value) ?? "",
    time: isTimeOfDay(time) ? time : "",
  };
}
