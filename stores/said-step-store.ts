import { create } from "zustand";
import type { RideStep } from "@/lib/contract/ride-step";
import { TAKE_BACK_SECONDS } from "@/lib/rules/booking/ride-step";

interface SaidStepStore {
  /** The step that was just said of a ride, by the ride's id, while it is offered to be taken back. */
  said: Readonly<Record<number, RideStep>>;
  say(idRide: number, step: RideStep): void;
  forget(idRide: number, step: RideStep): void;
}

/** When the offer of each ride ends: the one that is made anew has its whole time. */
const ends = new Map<number, ReturnType<typeof setTimeout>>();

/** What was just said of rides: every button of a ride keeps its meaning meanwhile. */
export const useSaidSteps = create<SaidStepStore>()((set, get) => ({
  said: {},
  say: (idRide, step) => {
    set(({ said }) => ({ said: { ...said, [idRide]: step } }));
    clearTimeout(ends.get(idRide));
    const end = setTimeout(() => get().forget(idRide, step), TAKE_BACK_SECONDS * 1000);
    ends.set(idRide, end);
  },
  forget: (idRide, step) =>
    set(({ said }) => {
      if (said[idRide] !== step) return {};
      const { [idRide]: _, ...others } = said;
      return { said: others };
    }),
}));
