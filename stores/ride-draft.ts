import { createContext, useContext } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { createJSONStorage, persist, type StateStorage } from "zustand/middleware";
import { deviceStorage } from "@/lib/browser/storage";
import type { Place } from "@/lib/contract/geography";
import { placeName } from "@/lib/rules/booking/place-line";
import type { PlaceDraft, RideDraft } from "./described-ride";
import { type KeptDraft, restoredDraft } from "./restored-draft";

export const NO_PLACE: PlaceDraft = { text: "", place: null };

export const chosenPlace = (place: Place): PlaceDraft => ({ text: placeName(place), place });

const EMPTY: RideDraft = {
  kind: "TRANSFER",
  pickup: NO_PLACE,
  dropoff: NO_PLACE,
  stops: [],
  date: "",
  time: "",
  isReturn: false,
  returnDate: "",
  returnTime: "",
  hours: 3,
  passengers: 2,
  luggage: 2,
};

interface RideDraftStore {
  ride: RideDraft;
  /** Origin: an earlier visit, or a booked ride once more; null when begun in this visit. */
  restored: "WHOLE" | "WITHOUT_TIME" | "AGAIN" | null;
  change(part: Partial<RideDraft>): void;
  clear(): void;
}

/**
 * Ride that the calculator and the booking form share. The device remembers it for 30 days: the
 * places, times and numbers, and nothing about the person.
 */
export const newRideDraft = createStore<RideDraftStore>()(
  persist(
    (set) => ({
      ride: EMPTY,
      restored: null,
      change: (part) => set(({ ride }) => ({ ride: { ...ride, ...part } })),
      clear: () => {
        set({ ride: EMPTY, restored: null });
        newRideDraft.persist.clearStorage();
      },
    }),
    {
      name: "ride-draft",
      version: 1,
      storage: createJSONStorage((): StateStorage<unknown> => deviceStorage),
      partialize: ({ ride }): KeptDraft => ({ ride: withoutNames(ride), savedAt: Date.now() }),
      // A ride begun on another page of this visit is not taken away again.
      merge: (kept, store) =>
        store.ride === EMPTY
          ? { ...store, ...restoredDraft(kept as KeptDraft | undefined, EMPTY, Date.now()) }
          : store,
      // A draft that is too old to come back is not kept any longer.
      onRehydrateStorage: () => (store) => {
        if (store?.ride === EMPTY) newRideDraft.persist.clearStorage();
      },
      // The server renders the empty draft; the browser's own comes once the page is alive.
      skipHydration: true,
    },
  ),
);

/** Removes the names on a ride's boards: the device remembers nothing about the person. */
const withoutNames = (ride: RideDraft): RideDraft => ({
  ...ride,
  pickup: { ...ride.pickup, place: withoutBoard(ride.pickup.place) },
  dropoff: { ...ride.dropoff, place: withoutBoard(ride.dropoff.place) },
});

function withoutBoard(place: Place | null): Place | null {
  if (!place) return null;
  const { board: _, ...rest } = place;
  return rest;
}

/** Makes a draft that is not kept: the change of a booked ride. */
export const rideDraftOf = (ride: RideDraft) =>
  createStore<RideDraftStore>((set) => ({
    ride,
    restored: null,
    change: (part) => set((store) => ({ ride: { ...store.ride, ...part } })),
    clear: () => set({ ride }),
  }));

/** Draft that the fields of a ride fill in. */
export const RideDraftContext = createContext<StoreApi<RideDraftStore>>(newRideDraft);

export const useRideDraft = <T>(select: (store: RideDraftStore) => T): T =>
  useStore(useContext(RideDraftContext), select);
