import type { z } from "zod";
import type { WayQuote, wayRequestSchema } from "@/lib/contract/way-quote";
import { checkWay } from "@/lib/rules/booking/booking-check";
import { lowestFareCents } from "@/lib/rules/booking/lowest-fare";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { readFares } from "@/platform/booking/fleet/site-fares";
import { invalidFields, throwIfInvalid } from "@/platform/http/api-error";
import type { Services } from "@/platform/services/services";
import { requireFeature } from "@/platform/site/require-feature";
import { checkPlaces } from "./check-places";
import { readOffer } from "./read-offer";
import { rideWay } from "./ride-way";

/**
 * Measures the way of a transfer, and prices it as low as it can be on any day.
 * @throws ApiError INVALID_FIELDS with the obstacles, by field; NOT_FOUND on a site that takes no
 *   rides
 */
export async function priceWay(
  services: Services,
  idSite: number,
  way: z.output<typeof wayRequestSchema>,
): Promise<WayQuote> {
  const { vehicles, offer } = await services.database.inSite(idSite, async (tx) => {
    await requireFeature(tx, "RIDES");
    const { vehicles } = await readFares(tx);
    return { vehicles, offer: await readOffer(tx, vehicles) };
  });
  if (vehicles.length === 0) throw invalidFields({ idVehicle: "NO_VEHICLE" });
  throwIfInvalid({
    ...checkWay({ kind: "TRANSFER", passengers: 1, ...way }, offer),
    ...(await checkPlaces(services, idSite, way)),
  });
  const { distanceKm, durationMin, estimate } = await rideWay(way, services.roadDistance);
  return {
    distanceKm: Math.round(distanceKm * 10) / 10,
    durationMin,
    estimate,
    from: eurosFromCents(lowestFareCents(distanceKm, vehicles)),
    vehicles: vehicles.map((vehicle) => ({
      idVehicle: vehicle.id,
      from: eurosFromCents(lowestFareCents(distanceKm, [vehicle])),
    })),
    currency: "EUR",
  };
}
