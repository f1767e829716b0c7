import type { BookingErrors } from "./booking-check";

interface RidePlace {
  kind?: string | undefined;
  address?: string | undefined;
}

export interface MeetingPlaces {
  kind?: "TRANSFER" | "HIRE" | undefined;
  pickup?: RidePlace | undefined;
  dropoff?: RidePlace | undefined;
  returnAt?: string | undefined;
}

/**
 * Finds the meeting points that a driver still needs, by field: a town alone is no place of pickup
 * (arrêté of 6 August 2025, mention 7). The way back is picked up where the way out ends.
 */
export function checkMeetingAddress(ride: MeetingPlaces): BookingErrors {
  const isThereAndBack = ride.kind !== "HIRE" && ride.returnAt !== undefined;
  const errors: BookingErrors = {};
  if (isOnlyTown(ride.pickup)) errors["pickup.address"] = "ADDRESS_MISSING";
  if (isThereAndBack && isOnlyTown(ride.dropoff)) errors["dropoff.address"] = "ADDRESS_MISSING";
  return errors;
}

const isOnlyTown = (place: RidePlace | undefined): boolean =>
  place?.kind === "TOWN" && !place.address;
