import type { z } from "zod";
import type { rideOrderSchema } from "@/lib/contract/booking";
import {
  type BookingErrors,
  rideErrors as checkFields,
  checkHire,
  checkReturn,
} from "@/lib/rules/booking/booking-check";
import { readFares, type SiteFares } from "@/platform/booking/fleet/site-fares";
import type { Road } from "@/platform/geo/roads/road";
import { invalidFields, throwIfInvalid } from "@/platform/http/api-error";
import type { Services } from "@/platform/services/services";
import { requireFeature } from "@/platform/site/require-feature";
import { checkPlaces } from "./check-places";
import { readOffer } from "./read-offer";
import { readWindow } from "./read-window";
import { rideWay } from "./ride-way";

/** Ride as read by the contract's schema. */
export type RideToPrice = z.output<typeof rideOrderSchema>;

export interface CheckedRide {
  request: RideToPrice;
  startAt: Date;
  /** None of a hire. */
  returnAt: Date | undefined;
  road: Road;
  fares: SiteFares;
  /** For a request: the reasons that it cannot be booked at once, by field. */
  errors: BookingErrors;
}

/**
 * Checks a ride, and asks for its way.
 * @param mayBe true for errors that do not refuse it; they are in the result
 * @throws ApiError INVALID_FIELDS with the errors by field; NOT_FOUND on a site that takes no rides
 */
export async function checkRide(
  services: Services,
  idSite: number,
  request: RideToPrice,
  mayBe: (codes: string[]) => boolean = () => false,
): Promise<CheckedRide> {
  const { database, clock, roadDistance } = services;
  const isHire = request.kind === "HIRE";
  const startAt = new Date(request.startAt);
  const returnAt = request.returnAt && !isHire ? new Date(request.returnAt) : undefined;
  const { fares, window, offer } = await database.inSite(idSite, async (tx) => {
    await requireFeature(tx, "RIDES");
    const fares = await readFares(tx);
    const window = await readWindow(tx, clock.now());
    return { fares, window, offer: await readOffer(tx, fares.vehicles) };
  });
  if (fares.vehicles.length === 0) throw invalidFields({ idVehicle: "NO_VEHICLE" });
  const errors = {
    ...checkFields({ ...request, startAt, returnAt }, window, offer),
    ...(await checkPlaces(services, idSite, request)),
  };
  if (!mayBe(Object.values(errors))) throwIfInvalid(errors);
  if (
    request.idVehicle !== undefined &&
    !fares.vehicles.some(({ id }) => id === request.idVehicle)
  ) {
    throw invalidFields({ idVehicle: "VEHICLE_UNKNOWN" });
  }
  const road = await rideWay(request, roadDistance);
  if (returnAt) throwIfInvalid(checkReturn(startAt, returnAt, road.durationMin));
  if (isHire) throwIfInvalid(checkHire(request.hours ?? 0, road.durationMin));
  return { request, startAt, returnAt, road, fares, errors };
}
