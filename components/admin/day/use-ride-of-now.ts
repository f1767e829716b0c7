"use client";

import { useNow } from "@/components/admin/panel/use-now";
import type { DayPage, DayRide } from "@/lib/contract/admin/day";
import { rideOfNow } from "@/lib/rules/booking/ride-of-now";
import { useSaidSteps } from "@/stores/said-step-store";
import { nextOfRide } from "./next-of-ride";

/** Finds the ride of now, which stays while its step can be taken back, and its next step. */
export function useRideOfNow(
  page: DayPage | undefined,
  today: string,
): { ride: DayRide | undefined; isNext: boolean } {
  const now = new Date(useNow());
  const said = useSaidSteps((store) => store.said);
  if (page?.day !== today) return { ride: undefined, isNext: false };
  const justSaid = page.rides.find(({ id }) => said[id] !== undefined);
  const ride = justSaid ?? rideOfNow(page.rides, now);
  const next = ride && nextOfRide(ride, now);
  return { ride, isNext: Boolean(justSaid) || next === "STEP" || next === "COLLECT" };
}
