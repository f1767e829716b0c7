import type { KeyedMutator } from "swr";
import type { StepCalls } from "@/components/admin/panel/ride-step-button";
import { STAFF_STEPS } from "@/components/admin/panel/ride-steps";
import type { DayPage, DayRide } from "@/lib/contract/admin/day";

/** Returns the step calls of a day's rides: the answered ride replaces the one in the day. */
export const stepCalls = (mutate: KeyedMutator<DayPage>): StepCalls<DayRide> => ({
  ...STAFF_STEPS,
  onAnswer: (now) =>
    mutate(
      (page) =>
        page && now
          ? { ...page, rides: page.rides.map((one) => (one.id === now.id ? now : one)) }
          : page,
      { revalidate: true },
    ),
});
