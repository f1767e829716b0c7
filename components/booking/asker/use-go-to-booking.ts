"use client";

import { useRouter } from "next/navigation";
import { rideQuery } from "@/lib/rules/booking/ride-query";
import type { RideDraft } from "@/stores/described-ride";
import { newRideDraft } from "@/stores/ride-draft";

/**
 * Goes to the booking form with a ride whose places and time are known: it is the draft there, and
 * stands in the address.
 * @param path of the booking form
 */
export function useGoToBooking(path: string): (ride: RideDraft) => void {
  const router = useRouter();
  return ({ pickup, dropoff, date, time }) => {
    const asked = { kind: "TRANSFER" as const, pickup, dropoff, date, time };
    const { ride } = newRideDraft.getState();
    newRideDraft.setState({
      ride: { ...ride, ...asked, stops: [], isReturn: false },
      restored: null,
    });
    const query = rideQuery({ pickup: pickup.text, dropoff: dropoff.text, date, time });
    router.push(`${path}?${query}`);
  };
}
