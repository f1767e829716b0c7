import type { RideKind } from "@/lib/contract/booking";
import type { Place } from "@/lib/contract/geography";

/** Place as far as it is known: the typed text, and the choice from the list. */
export interface PlaceDraft {
  text: string;
  place: Place | null;
}

/** Ride that is being described; dates and times are those of Paris. */
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
