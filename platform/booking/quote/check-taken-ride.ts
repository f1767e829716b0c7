import { invalidFields } from "@/platform/http/api-error";
import type { Services } from "@/platform/services/services";
import { type CheckedRide, checkRide } from "./check-ride";
import type { RideToPrice } from "./price-ride";

/**
 * Checks a ride that the staff take or change: what a customer could only ask for they may take, and
 * it is in the errors of what is given. More people than any vehicle seats stay an error.
 * @throws ApiError INVALID_FIELDS by field
 */
export async function checkTakenRide(
  services: Services,
  idSite: number,
  ride: RideToPrice,
): Promise<CheckedRide> {
  const checked = await checkRide(services, idSite, ride, { onRequest: true });
  if (checked.errors.passengers) throw invalidFields(checked.errors);
  return checked;
}
