import { randomKey } from "@/lib/browser/random-key";
import type { FoundPlace } from "@/lib/contract/geography";
import { placeNamed } from "@/lib/rules/booking/place-named";
import type { AskedRide } from "@/lib/rules/booking/ride-query";
import type { PlaceDraft, RideDraft } from "@/stores/described-ride";
import { chosenPlace, newRideDraft } from "@/stores/ride-draft";

type Search = (name: string) => Promise<FoundPlace[]>;

/**
 * Begins the booking form with the ride that an address asks for. It replaces a draft of an earlier
 * visit, and is merged into a draft of this one. A name that matches one place selects that place,
 * at once where it was chosen in this visit; the first name that matches several takes the focus
 * with its list open.
 */
export async function beginAskedRide(search: Search, askedRide: AskedRide): Promise<void> {
  const { pickup, dropoff, stops, ...rest } = askedRide;
  const { ride, restored } = newRideDraft.getState();
  const begun = restored ? newRideDraft.getInitialState().ride : ride;
  const isChosen = (draft: PlaceDraft, name?: string) => draft.place && draft.text === name;
  newRideDraft.setState({ ride: { ...begun, ...rest }, restored: null });

  const [from, to, by] = await Promise.all([
    pickup && !isChosen(begun.pickup, pickup) && placeDraft(search, pickup),
    dropoff && !isChosen(begun.dropoff, dropoff) && placeDraft(search, dropoff),
    Promise.all((stops ?? []).map((stop) => placeDraft(search, stop))),
  ]);
  const places: Partial<RideDraft> = {
    ...(from && { pickup: from }),
    ...(to && { dropoff: to }),
    ...(by.length > 0 && { stops: by.map((stop) => ({ ...stop, key: randomKey() })) }),
  };
  const open = from && !from.place ? "pickup" : to && !to.place ? "dropoff" : undefined;
  // A list opens as it comes, under the field that has the focus by then.
  if (open) document.getElementById(`ride-${open}`)?.focus();
  newRideDraft.getState().change(places);
}

/** Returns a name with its place; without one where it is to be chosen, or nothing answers. */
async function placeDraft(search: Search, name: string) {
  const found = placeNamed(name, await search(name).catch(() => []));
  if (!found) return { text: name, place: null };
  const { isGuess: _, ...place } = found;
  return chosenPlace(place);
}
