import type { DayRide } from "@/lib/contract/admin/day";
import type { DriverRide } from "@/lib/contract/admin/driver";
import type { Place } from "@/lib/contract/geography";
import type { LanguageCode } from "@/lib/contract/locale";
import { hasProof, isConfirmed } from "@/lib/rules/booking/booking-state";
import { placeLine } from "@/lib/rules/booking/place-line";
import type { RideOfBooking } from "@/platform/booking/staff/day/day-rides";
import { proofMentions } from "@/platform/booking/view/proof-mentions";
import type { Sql } from "@/platform/db/sql";

/**
 * Shows a ride to its driver.
 * @param shown the same ride as the day of the company shows it
 * @param vehicle name of the vehicle
 */
export async function driverRideView(
  tx: Sql,
  { ride, booking }: RideOfBooking,
  { shown, vehicle, language }: { shown: DayRide; vehicle: string; language: LanguageCode },
): Promise<DriverRide> {
  const { status, idVehicle, pickup, dropoff, stops } = booking;
  const isBack = ride.leg === "RETURN";
  const way: [DriverRide["places"][number]["kind"], Place | null][] = isBack
    ? [
        ["PICKUP", dropoff ?? pickup],
        ["DROPOFF", pickup],
      ]
    : [
        ["PICKUP", pickup],
        ...stops.map((stop): ["STOP", Place] => ["STOP", stop]),
        ["DROPOFF", dropoff],
      ];
  return {
    id: shown.id,
    reference: shown.reference,
    leg: shown.leg,
    startAt: shown.startAt,
    endAt: shown.endAt,
    customer: shown.customer,
    phone: shown.phone,
    passengers: shown.passengers,
    luggage: shown.luggage,
    service: shown.service,
    flightNumber: shown.flightNumber,
    trainNumber: shown.trainNumber,
    message: shown.message,
    owed: shown.owed,
    isSuspended: shown.isSuspended,
    step: shown.step,
    stepAt: shown.stepAt,
    nextStep: shown.nextStep,
    isConfirmed: isConfirmed(status),
    vehicle,
    places: way.flatMap(([kind, place]) =>
      place
        ? [
            {
              kind,
              line: placeLine(place),
              meetingPoint: place.meetingPoint ?? null,
              board: place.board ?? null,
              lat: place.lat,
              lng: place.lng,
            },
          ]
        : [],
    ),
    proof: hasProof(status, idVehicle) ? await proofMentions(tx, booking, language) : null,
  };
}
