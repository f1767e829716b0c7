import { wholeDay } from "@/components/booking/when/use-day-field";
import { isTimeOfDay } from "@/lib/rules/calendar/typed-time";
import type { RideDraft } from "@/stores/described-ride";
import { newRideDraft } from "@/stores/ride-draft";
import type { AskedElements } from "./asked-elements";
import type { AskedFieldName } from "./asked-field";

/** Reads the ride from a form's fields, with the numbers of people given in this visit. */
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
    // A text that further typing may change is no value yet.
    date: wholeDay(elements.date.input.value) ?? "",
    time: isTimeOfDay(time) ? time : "",
  };
}
