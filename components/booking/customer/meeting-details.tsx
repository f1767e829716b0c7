"use client";

import { PlaceDetails } from "@/components/booking/where/place-details";
import { useRideDraft } from "@/stores/ride-draft";

/** Exact meeting and drop-off points of a ride with its places in one line above. */
export function MeetingDetails({ errors }: { errors: Record<string, string> }) {
  const { ride, change } = useRideDraft((store) => store);
  const places =
    ride.kind === "TRANSFER" ? (["pickup", "dropoff"] as const) : (["pickup"] as const);
  return (
    <div className="mb-8 grid gap-x-6 gap-y-5 empty:hidden sm:grid-cols-2">
      {places.map((name) => (
        <PlaceDetails
          key={name}
          name={name}
          title={ride[name].text}
          value={ride[name]}
          onChange={(value) => change({ [name]: value })}
          errors={errors}
          isPickup={name === "pickup" || ride.isReturn}
        />
      ))}
    </div>
  );
}
