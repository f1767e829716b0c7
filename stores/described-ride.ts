import type { RideKind } from "@/lib/contract/booking";
import type { Place } from "@/lib/contract/geography";

/** A place as far as it is known: what was typed, and what was chosen from the list. */
export interface PlaceDraft {
  text: string;
  place: Place | null;
}

/** A ride that is being described; dates and times are those of Paris. */
export interface RideDraft {
  kind: RideKind;
  pickup: PlaceDraft;
  dropoff: PlaceDraft;
  stops: (PlaceDraft & { key: string })[];
  date: string;
  time: string;
  isReturn: boolean;
  returnDate: string;
  returnTime: string;
  hours: number;
  passengers: number;
  luggage: number;
}
