import { isOverruled } from "@/lib/rules/booking/on-request";
import type { Services } from "@/platform/services/services";
import { type CheckedRide, checkRide, type RideToPrice } from "./check-ride";

/**
 * Checks a ride that the staff take or change: the company's own limits for its site do not refuse
 * it, and are among the errors of the result.
 * @throws ApiError INVALID_FIELDS by field
 */
export async function checkTakenRide(
  services: Services,
  idSite: number,
  ride: RideToPrice,
): Promise<CheckedRide> {
  return checkRide(services, idSite, ride, (codes) => codes.every(isOverruled));
}
