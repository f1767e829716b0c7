import type { KeyedMutator } from "swr";
import type { StepCalls } from "@/components/admin/panel/ride-step-button";
import { sayRideStep, takeBackRideStep } from "@/lib/api/panel";
import type { DayPage, DayRide } from "@/lib/contract/admin/day";

/** The steps of the rides of a day: the ride as it is after one stands in the day at once. */
export const stepCalls = (mutate: KeyedMutator<DayPage>): StepCalls<DayRide> => ({
  say: sayRideStep,
  takeBack: takeBackRideStep,
  onAnswer: (now) =>
    mutate(
      (page) =>
        page && now
          ? { ...page, rides: page.rides.map((one) => (one.id === now.id ? now : one)) }
          : page,
      { revalidate: true },
    ),
});
