import { create } from "zustand";
import type { RideStep } from "@/lib/contract/ride-step";
import { TAKE_BACK_SECONDS } from "@/lib/rules/booking/ride-step";

interface SaidStepStore {
  /** Step just reported of a ride, by the ride's id, while it can be taken back. */
  said: Readonly<Record<number, RideStep>>;
  say(idRide: number, step: RideStep): void;
  forget(idRide: number, step: RideStep): void;
}

/** End of each ride's offer: a renewed offer has its whole time. */
const ends = new Map<number, ReturnType<typeof setTimeout>>();

/** Steps just reported: every button of a ride keeps its meaning meanwhile. */
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
